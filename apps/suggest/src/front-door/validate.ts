import type { FastifySchemaCompiler } from 'fastify'
import { type Fault, fault, InvalidRequest } from './fault.ts'
import { read, type Shape } from './read.ts'

const parts: Readonly<Record<string, string>> = { body: 'body', params: 'path', querystring: 'query' }

/** Fastify's hook for validation, answering in FastAPI's terms. Where there is no body Fastify hands over null. */
export const validatorCompiler: FastifySchemaCompiler<Shape> = ({ schema, httpPart = 'body' }) => {
  const part = parts[httpPart] ?? httpPart
  return (data: unknown) => {
    const faults: Fault[] = []
    const value =
      part === 'body' && data === null
        ? void faults.push(fault(['body'], 'missing', 'Field required'))
        : read(schema, part === 'body' ? data : numbersIn(data, schema), [part], faults)
    return faults.length > 0 ? { error: new InvalidRequest(faults) } : { value }
  }
}

/** Paths and queries are text: where an integer is asked for, what reads as one is one. */
const numbersIn = (data: unknown, { properties = {} }: Shape): unknown =>
  Object.fromEntries(
    Object.entries(data ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' && properties[name]?.type === 'integer' && /^[+-]?\d+$/.test(value)
        ? Number(value)
        : value,
    ]),
  )
