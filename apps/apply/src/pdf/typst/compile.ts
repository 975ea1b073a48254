import { fileURLToPath } from 'node:url'

/** A sheet of `sheets/` by its file name, and what it reads. */
export type Source = {
  readonly file: string
  readonly data: string
  readonly picture: Uint8Array | null
  /** Claims PDF/UA where the compiler can check it. */
  readonly isWhole: boolean
}

/** Blocks its thread for some milliseconds. */
export type Compile = (source: Source) => Uint8Array

/** Where the sheets are, and what they call their picture, which is there only in memory. */
export const sheets = fileURLToPath(new URL('../sheets/', import.meta.url))
export const pictureName = 'picture'
