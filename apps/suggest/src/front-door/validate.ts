import type { FastifySchemaCompiler } from 'fastify'
import { type Fault, fault, InvalidRequest } from './fault.ts'
import { read } from './read.ts'

const parts: Readonly<Record<string, string>> = { body: 'body', params: 'path', querystring: 'query' }

/** Fastify's hook for validation, answering in FastAPI's terms. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart = 'body' }) => {
  const part = parts[httpPart] ?? httpPart
  return (data: unknown) => {
    const faults: Fault[] = []
    const value =
      part === 'body' && data === undefined
        ? void faults.push(fault(['body'], 'missing', 'Field required'))
        : read(schema, part === 'body' ? data : numbersIn(data), [part], faults)
    return faults.length > 0 ? { error: new InvalidRequest(faults) } : { value }
  }
}

/** Paths and queries are text: what reads as a whole number is one, and `true` or `false` stays a word of its enum. */
const numbersIn = (data: unknown): unknown =>
  Object.fromEntries(
    Object.entries(data ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' && /^[+-]?\d+$/.test(value) ? Number(value) : value,
    ]),
  )
