/** The part of WebAssembly that we use; its types otherwise come only with those of the browser. */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: string
  }
  const Module: new (bytes: Uint8Array) => Module
  class Memory {
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }
  class Instance {
    constructor(module: Module)
    readonly exports: Readonly<Record<string, unknown>>
  }
}
