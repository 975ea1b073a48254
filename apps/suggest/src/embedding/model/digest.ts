import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { EmbeddingError } from '../embedder.ts'

/** SHA-256 of a file, read in chunks so that a large model never blocks the event loop. */
export async function digest(file: string): Promise<string> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash)
  } catch (cause) {
    throw new EmbeddingError(`The model's file ${file} cannot be read.`, { cause })
  }
  return hash.digest('hex')
}
