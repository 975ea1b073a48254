import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { problem } from '../problems.ts'

/** The header or body field that names the version to change. Without either there is no check. */
export const IfMatch = {
  'if-match': Type.Optional(Type.String({ description: 'The ETag that is changed; 412 when it is old.' })),
}
export const Version = Type.Optional(
  Type.Integer({ minimum: 1, description: 'The version that is changed; 412 when it is old.' }),
)

/** The body of a request without a payload. */
export const NoPayload = Type.Union([
  Type.Object({ version: Version }, { title: 'VersionCheck', additionalProperties: false }),
  Type.Null(),
])

/** Throws 412 unless this is the version the caller has seen. */
export type Expected = (version: number | string) => void

type VersionedRequest = { readonly headers: { readonly 'if-match'?: string | undefined }; readonly body?: unknown }

export const etagOf = (version: number | string): string => `"${version}"`

export const expectedOf = ({ headers, body }: VersionedRequest): Expected => {
  const tags = headers['if-match'] === undefined ? undefined : tagsOf(headers['if-match'])
  const named = typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined
  return version => {
    const isTagged = tags === undefined || tags.includes('*') || tags.includes(etagOf(version))
    if (!isTagged || (named !== undefined && named !== version)) throw problem('VERSION_CONFLICT')
  }
}

const entityTag = /(?:W\/)?"[^"\s]*"/g

/** The tags of a list (RFC 9110, 13.1.1), or `*` alone. Compared literally: a weak tag matches none of ours. */
const tagsOf = (header: string): readonly string[] => {
  if (header.trim() === '*') return ['*']
  const tags = header.match(entityTag) ?? []
  if (tags.length > 0 && /^[\s,]*$/.test(header.replaceAll(entityTag, ''))) return tags
  const message = 'If-Match must be a list of entity tags like "3", or *.'
  throw problem('VALIDATION_FAILED', { errors: [{ pointer: '/headers/if-match', message, code: 'format' }] })
}

/** The ETag that every reply about a mutable resource carries. */
export const tagged = (reply: FastifyReply, version: number): FastifyReply =>
  reply.headers({ etag: etagOf(version), 'cache-control': 'private, no-store' })
