import type { FastifySchema } from 'fastify'
import { type TSchema, Type } from 'typebox'
import type { Fault } from './fault.ts'
import { readerOf } from './read.ts'
import { tooLarge } from './replies.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The detail of a 500 reply for this operation. */
    failure?: string
  }
}

const Detail = Type.Object({ detail: Type.String() }, { title: 'ErrorDetail' })

const ValidationError = Type.Object(
  {
    loc: Type.Array(Type.Union([Type.String(), Type.Integer()]), { title: 'Location' }),
    msg: Type.String({ title: 'Message' }),
    type: Type.String({ title: 'Error Type' }),
  },
  { title: 'ValidationError' },
)

/** The schema of FastAPI's own errors, so that clients generated for it fit; `body` is added by the contract. */
const HttpValidationError = Type.Object(
  {
    detail: Type.Optional(Type.Array(ValidationError, { title: 'Detail' })),
    body: Type.Optional(Type.String({ title: 'Body', description: 'The request body as it came.' })),
  },
  { title: 'HTTPValidationError' },
)

/** Describes a reply apart from its schema, because many replies share one schema. */
const reply = (description: string, schema: TSchema, example: unknown) => ({
  description,
  content: { 'application/json': { schema, example } },
})

const meanings: Readonly<Record<string, string>> = {
  400: 'Well-formed but unusable',
  401: 'Missing or invalid API key',
  404: 'Not found',
  413: 'The body is over the limit',
  415: 'The body is not JSON, or is compressed',
}

const refusals = (details: Readonly<Record<number, string>>) =>
  Object.fromEntries(
    Object.entries(details).map(([status, detail]) => [status, reply(meanings[status] ?? '', Detail, { detail })]),
  )

const failed = (detail: string) => reply('The operation failed', Detail, { detail })

/** The contract knows 503 for health alone. */
const whenToRetry = {
  'Retry-After': Type.Integer({
    description: 'Seconds. Present if nothing was done because there is too much to do: wait so long and ask again.',
    minimum: 1,
  }),
}

/** An example for an empty body, or for text where the path or the query needs another value. */
const invalid = ({ body, params, querystring }: Parts) => {
  const faults: Fault[] = []
  if (body) readerOf(body)({}, ['body'], faults)
  if (params) readerOf(params)({ course_id: 'seven' }, ['path'], faults)
  if (querystring && !body && !params)
    readerOf(querystring)({ course_id: 'seven', titles: 'perhaps' }, ['query'], faults)
  const example = { detail: faults, body: body ? '{}' : '' }
  return reply('Validation error; every fault is named', HttpValidationError, example)
}

/** The body limit is a setting, so its reply is added once that is known. */
export const withBodyLimit = (schema: FastifySchema, bytes: number): FastifySchema =>
  schema.body ? { ...schema, response: { ...Object(schema.response), ...refusals({ 413: tooLarge(bytes) }) } } : schema

export const empty = (description: string) => reply(description, Empty, {})
const Empty = Type.Object({}, { title: 'Empty' })

type Parts = { readonly body?: TSchema; readonly params?: TSchema; readonly querystring?: TSchema }
type OperationInfo = {
  readonly tag: string
  readonly operationId: string
  readonly summary: string
  /** A POST that changes nothing: it does not wait behind changes. */
  readonly isReading?: boolean
  /** A GET that embeds what another model has embedded. */
  readonly isEmbedding?: boolean
}

/** An operation that needs a key: its request, its replies and its errors, each with an example. */
export const operation = <Given extends Parts>(
  { tag, isReading, isEmbedding, ...info }: OperationInfo,
  given: Given,
  answer: object,
  failure: string,
  refusal: Readonly<Partial<Record<400 | 404, string>>> = {},
) => ({
  config: { access: 'key', failure, ...(isReading && { load: 'read' as const }) },
  schema: {
    ...info,
    ...given,
    tags: [tag],
    security: [{ key: [] }],
    response: {
      200: answer,
      ...refusals({ ...refusal, 401: 'Invalid API key' }),
      500: { ...failed(failure), ...((given.body || isEmbedding) && { headers: whenToRetry }) },
      ...(given.body && refusals({ 415: 'Unsupported Media Type: send application/json instead of text/plain' })),
      ...((given.body ?? given.params ?? given.querystring) && { 422: invalid(given) }),
    },
  },
})
