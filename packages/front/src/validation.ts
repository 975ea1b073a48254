import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'

const readers = (coerceTypes: boolean) => {
  const ajv = new Ajv({ allErrors: true, coerceTypes, useDefaults: true, strict: false, verbose: true })
  formats.default(ajv)
  return ajv
}

const exact = readers(false)
const fromText = readers(true)

/** Names every fault at once. A body is taken as it is; paths and queries are text, so their numbers are read from it. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? exact : fromText).compile(schema)
