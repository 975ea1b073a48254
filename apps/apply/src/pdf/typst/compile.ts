import { fileURLToPath } from 'node:url'

/** A sheet of `sheets/` by its file name, and its input. */
export type Source = {
  readonly file: string
  readonly data: string
  readonly picture: Uint8Array | null
  /** Claims PDF/UA if the compiler can check it. */
  readonly isWhole: boolean
}

export type Compiler = {
  /** Blocks its thread for some milliseconds. */
  readonly compile: (source: Source) => Uint8Array
  /** Whether it uses so much memory that a new one should replace it. */
  readonly isWorn: () => boolean
}

/** The folder of the sheets, and the path of their picture, which exists in memory only. */
export const sheets = fileURLToPath(new URL('../sheets/', import.meta.url))
export const pictureName = 'picture'
