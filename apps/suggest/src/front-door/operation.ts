import { type TSchema, Type } from 'typebox'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a caller is told when the operation breaks. */
    failure?: string
  }
}

const Detail = Type.Object({ detail: Type.String() }, { title: 'Error' })

const Faults = Type.Object(
  {
    detail: Type.Array(
      Type.Object({
        loc: Type.Array(Type.Union([Type.String(), Type.Integer()])),
        msg: Type.String(),
        type: Type.String(),
      }),
    ),
    body: Type.String({ description: 'The request body as it came.' }),
  },
  { title: 'ValidationError' },
)

const meanings = {
  400: 'Well-formed but unusable',
  401: 'Missing or invalid API key',
  404: 'Not found',
  413: 'The body is over the limit',
  415: 'The body is not JSON',
  422: 'Validation error; every fault is named',
  500: 'The operation failed',
} as const
type ErrorStatus = keyof typeof meanings

const describedErrors = (statuses: readonly ErrorStatus[]) =>
  Object.fromEntries(
    statuses.map(status => [status, { ...(status === 422 ? Faults : Detail), description: meanings[status] }]),
  )

export const Empty = Type.Object({}, { title: 'Empty', description: 'Done.' })

type Parts = { readonly body?: TSchema; readonly params?: TSchema; readonly querystring?: TSchema }
type Told = { readonly summary: string; readonly description?: string; readonly tag: string }

/** An operation that needs a key: what it takes, what it answers and how it may fail. */
export const operation = <Given extends Parts>(
  { tag, ...told }: Told,
  given: Given,
  answer: TSchema,
  failure: string,
  ...statuses: readonly ErrorStatus[]
) => {
  const always: readonly ErrorStatus[] = given.body
    ? [401, 413, 415, 422, 500]
    : given.params
      ? [401, 422, 500]
      : [401, 500]
  return {
    config: { access: 'key', failure },
    schema: {
      ...told,
      ...given,
      tags: [tag],
      security: [{ key: [] }],
      response: { 200: answer, ...describedErrors([...statuses, ...always].toSorted((a, b) => a - b)) },
    },
  }
}
