import type { FastifySchemaCompiler } from 'fastify'
import { type Fault, fault, InvalidRequest } from './fault.ts'
import { readerOf, type Shape } from './read.ts'

const parts: Readonly<Record<string, string>> = { body: 'body', params: 'path', querystring: 'query' }

/** Fastify's validation hook, with FastAPI's errors. Fastify passes null if there is no body. */
export const validatorCompiler: FastifySchemaCompiler<Shape> = ({ schema, httpPart = 'body' }) => {
  const part = parts[httpPart] ?? httpPart
  const read = readerOf(schema)
  const given = part === 'body' ? asItIs : withNumbers(schema)
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

/** Paths and queries are text, so an integer may be written in digits there. */
const withNumbers = ({ properties = {} }: Shape): typeof asItIs => {
  const integers = Object.keys(properties).filter(name => properties[name]?.type === 'integer')
  if (integers.length === 0) return asItIs
  return data => {
    const read: Record<string, unknown> = { ...(data as object) }
    for (const name of integers) {
      const value = read[name]
      if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) read[name] = Number(value)
    }
    return read
  }
}
