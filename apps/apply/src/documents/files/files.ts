import type { Readable } from 'node:stream'

/** Both ends included, as in HTTP. */
export type Range = { readonly start: number; readonly end: number }

/** Where files are kept, each by the SHA-256 of what it holds. */
export type Files = {
  /** Takes a copy of a local file: it is there whole or not at all. Keeping it again changes nothing. */
  readonly keep: (sha256: string, path: string) => Promise<void>
  /** Fails before the first byte where there is no such file. */
  readonly read: (sha256: string, range?: Range) => Promise<Readable>
  /** Nothing happens where there is none. */
  readonly remove: (sha256: string) => Promise<void>
  readonly close: () => void
}

declare module '../../context.ts' {
  interface Context {
    readonly files: Files
  }
}
