import { readFile } from 'node:fs/promises'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { EmbeddingError } from '../embedder.ts'

/**
 * Reads a JSON file and checks its shape. Returns undefined if the file does not exist; throws a sentence for any other
 * fault.
 */
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
  throw new EmbeddingError(`The model's file ${path} is not valid: ${faultsOf(schema, value).join('; ')}.`)
}

function faultsOf(schema: TSchema, value: unknown): string[] {
  return Value.Errors(schema, value).flatMap(fault => {
    const pointer = fault.instancePath || '/'
    // The validator reports an unexpected field twice; the report below has its name.
    if (fault.keyword === 'boolean') return []
    if (fault.keyword === 'additionalProperties')
      return `${pointer} must not have ${fault.params.additionalProperties.join(', ')}`
    if (fault.keyword === 'enum') return `${pointer} must be one of ${fault.params.allowedValues.join(', ')}`
    return `${pointer} ${fault.message}`
  })
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new EmbeddingError(`The model's file ${path} holds no JSON.`, { cause })
  }
}
