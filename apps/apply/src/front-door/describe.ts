import type { Access } from '@kolleg/access'
import { classes, targets } from '@kolleg/access'
import { type Entry, typeOf } from '@kolleg/problems'
import type { FastifySchema } from 'fastify'
import { Type } from 'typebox'
import { problems } from '../problems.ts'

export type ProblemCode = keyof typeof problems.entries

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Problems beside those that follow from access and input. */
    problems?: readonly ProblemCode[]
  }
}

const Problem = Type.Object(
  {
    type: Type.String({ format: 'uri-reference' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    instance: Type.String(),
    code: Type.String(),
    errors: Type.Optional(
      Type.Array(
        Type.Object({ pointer: Type.String(), message: Type.String(), code: Type.String() }, { title: 'InputFault' }),
      ),
    ),
    retryAfterSeconds: Type.Optional(Type.Integer({ description: 'How long to wait before trying again.' })),
    correlationId: Type.Optional(Type.String({ description: 'With status 5xx: finds the failure in the log.' })),
  },
  { title: 'Problem' },
)

type Route = { readonly config?: { readonly access?: unknown; readonly problems?: readonly ProblemCode[] } }

/** Adds to the description of an operation who may call it and which problems it answers with. */
export const describeOperation = (schema: FastifySchema, { config }: Route): FastifySchema => {
  const access = config?.access as Access | undefined
  if (access === undefined || schema.hide) return schema
  const codes = [...codesOf(access, schema), ...(config?.problems ?? [])]
  const isOpen = 'public' in access
  return {
    ...schema,
    security: isOpen ? [] : [{ bearer: [] }],
    description: [schema.description, `**Access:** ${wordsOf(access)}.`].filter(Boolean).join('\n\n'),
    response: { ...(schema.response as object), ...repliesOf(codes) },
  }
}

const wordsOf = (access: Access): string => {
  if ('public' in access) return `public (${access.public})${access.object ? `; ${access.object}` : ''}`
  const { class: name, param, object } = access
  const roles = classes[name]
  return [
    `${name} (${typeof roles === 'string' ? roles : roles.join(', ')})`,
    ...(param ? [`${param.from.replace('.', ' ')}: ${targets[param.target ?? 'RESEARCH_GROUP_ID']}`] : []),
    ...(object ? [object] : []),
  ].join('; ')
}

const codesOf = (access: Access, { params, querystring, body, headers }: FastifySchema): ProblemCode[] => [
  'UNAUTHENTICATED',
  ...('class' in access && (access.class !== 'Authenticated' || access.object) ? (['ACCESS_DENIED'] as const) : []),
  ...(params || querystring || body || headers ? (['VALIDATION_FAILED'] as const) : []),
  ...(params ? (['NOT_FOUND'] as const) : []),
  ...(body ? (['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
  ...(headers && hasProperty(headers, 'if-match') ? (['VERSION_CONFLICT'] as const) : []),
  ...(headers && hasProperty(headers, 'idempotency-key') ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
  'BUSY',
  'UNAVAILABLE',
]

const hasProperty = (schema: unknown, name: string): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  'properties' in schema &&
  Object.hasOwn(schema.properties as object, name)

const repliesOf = (codes: readonly ProblemCode[]): object => {
  const byStatus = Map.groupBy(new Set(codes), code => problems.entries[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      status,
      {
        description: named.map(code => `\`${code}\` ${problems.entries[code].title}`).join(' · '),
        content: {
          'application/problem+json': { schema: Problem, examples: Object.fromEntries(named.map(exampleOf)) },
        },
      },
    ]),
  )
}

/** As `toReply` answers, without the address of a single request. */
const exampleOf = (code: ProblemCode) => {
  const { status, title, meaning, members = {} }: Entry = problems.entries[code]
  const fault = { pointer: '/title', message: 'title is required', code: 'required' }
  const value = {
    type: typeOf(code),
    title,
    status,
    detail: meaning,
    instance: '/api/jobs',
    code,
    ...(code === 'VALIDATION_FAILED' && { errors: [fault] }),
    ...('retryAfterSeconds' in members && { retryAfterSeconds: 30 }),
    ...(status >= 500 && { correlationId: '6f1c9d1e-7f0b-4f0e-9d0a-2b1f3c4d5e6f' }),
  }
  return [code, { value }]
}
