import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { Refusal } from '@kolleg/config'

/** Writes atomically: readers see the whole file or none. */
export const writeWhole = async (file: string, text: string): Promise<void> => {
  const unfinished = `${file}.${randomUUID()}.unfinished`
  try {
    await writeFile(unfinished, text)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Refusal(`${file} cannot be written (${why}): choose another place with --output.`, { cause: error })
  }
}
