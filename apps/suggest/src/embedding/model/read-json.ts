import { readFile } from 'node:fs/promises'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { EmbeddingError } from '../embedder.ts'

/** Reads a JSON file of a known shape; a file that is not there is `undefined`, anything else wrong is a sentence. */
export async function readJson<Schema extends TSchema>(
  path: string,
  schema: Schema,
): Promise<Static<Schema> | undefined> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined
    throw new EmbeddingError(`The model's file ${path} cannot be read.`, { cause })
  })
  if (text === undefined) return undefined
  const value = parse(path, text)
  if (Value.Check(schema, value)) return value
  const faults = Value.Errors(schema, value).map(fault => `${fault.instancePath || '/'} ${fault.message}`)
  throw new EmbeddingError(`The model's file ${path} is not valid: ${faults.join('; ')}.`)
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new EmbeddingError(`The model's file ${path} holds no JSON.`, { cause })
  }
}
