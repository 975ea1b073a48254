import { fileURLToPath } from 'node:url'

/** A sheet of `sheets/` by its file name, and what it reads. */
export type Source = {
  readonly file: string
  readonly data: string
  readonly picture: Uint8Array | null
  /** Claims PDF/UA where the compiler can check it. */
  readonly isWhole: boolean
}

export type Compiler = {
  /** Blocks its thread for some milliseconds. */
  readonly compile: (source: Source) => Uint8Array
  /** Whether it has taken so much memory that a new one should go on. */
  readonly isWorn: () => boolean
}

/** Where the sheets are, and what they call their picture, which is there only in memory. */
export const sheets = fileURLToPath(new URL('../sheets/', import.meta.url))
export const pictureName = 'picture'
