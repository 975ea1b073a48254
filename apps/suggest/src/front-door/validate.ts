import type { FastifySchemaCompiler } from 'fastify'
import { type Fault, fault, InvalidRequest } from './fault.ts'
import { readerOf, type Shape } from './read.ts'

const parts: Readonly<Record<string, string>> = { body: 'body', params: 'path', querystring: 'query' }

/** Fastify's validation hook, with FastAPI's errors. Fastify passes null if there is no body. */
export const validatorCompiler: FastifySchemaCompiler<Shape> = ({ schema, httpPart = 'body' }) => {
  const part = parts[httpPart] ?? httpPart
  const read = readerOf(schema)
  const given = part === 'body' ? asItIs : withValues(schema)
  return (data: unknown) => {
    const faults: Fault[] = []
    const value =
      part === 'body' && data === null
        ? void faults.push(fault(['body'], 'missing', 'Field required'))
        : read(given(data), [part], faults)
    return faults.length > 0 ? { error: new InvalidRequest(faults) } : { value }
  }
}

const asItIs = (data: unknown): unknown => data

type ReadText = (text: string) => unknown

/** Paths and queries are text, so an integer may be written in digits there, and a boolean in FastAPI's words. */
const fromText: Readonly<Record<string, ReadText>> = {
  integer: text => (/^[+-]?\d+$/.test(text) ? Number(text) : text),
  boolean: text =>
    /^(?:true|1|yes|y|on|t)$/i.test(text) ? true : /^(?:false|0|no|n|off|f)$/i.test(text) ? false : text,
}

const withValues = ({ properties = {} }: Shape): typeof asItIs => {
  const readers = Object.entries(properties).flatMap(([name, { type = '' }]) => {
    const read = fromText[type]
    return read ? [[name, read] as const] : []
  })
  if (readers.length === 0) return asItIs
  return data => {
    const values: Record<string, unknown> = { ...(data as object) }
    for (const [name, read] of readers) {
      const value = values[name]
      if (typeof value === 'string') values[name] = read(value)
    }
    return values
  }
}
