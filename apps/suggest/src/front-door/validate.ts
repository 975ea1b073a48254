import type { FastifySchemaCompiler } from 'fastify'
import { type Fault, InvalidRequest } from './fault.ts'
import { CheckedBody } from './large-bodies/large-bodies.ts'
import { readerOf, type Shape } from './read.ts'
import { bodyChecker, type Read } from './read-body.ts'

type Check = (data: unknown) => Read

/** Fastify's validation hook, with FastAPI's errors. */
export const validatorCompiler: FastifySchemaCompiler<Shape> = ({ schema, httpPart = 'body' }) => {
  const check = httpPart === 'body' ? unlessChecked(bodyChecker(schema)) : textChecker(schema, httpPart)
  return (data: unknown) => {
    const read = check(data)
    return 'value' in read ? read : { error: new InvalidRequest(read.faults) }
  }
}

const unlessChecked =
  (check: Check): Check =>
  data =>
    data instanceof CheckedBody ? data : check(data)

const parts: Readonly<Record<string, string>> = { params: 'path', querystring: 'query' }

const textChecker = (schema: Shape, httpPart: string): Check => {
  const read = readerOf(schema)
  const given = withValues(schema)
  return data => {
    const faults: Fault[] = []
    const value = read(given(data), [parts[httpPart] ?? httpPart], faults)
    return faults.length > 0 ? { faults } : { value }
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
