import type { Readable } from 'node:stream'

/** Both ends are included, as in HTTP. */
export type Range = { readonly start: number; readonly end: number }

/** Where files are stored, each under the SHA-256 of its content. */
export type Files = {
  /** Stores a copy of a local file, whole or not at all. Storing it again changes nothing. */
  readonly keep: (sha256: string, path: string) => Promise<void>
  /** Fails before the first byte if the file does not exist. */
  readonly read: (sha256: string, range?: Range) => Promise<Readable>
  /** Does nothing if the file does not exist. */
  readonly remove: (sha256: string) => Promise<void>
  readonly close: () => void
}

declare module '../../context.ts' {
  interface Context {
    readonly files: Files
  }
}
