import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What everyone may see and keep: a copy costs a question, and 304 while it is still true. */
export const fresh = ({ headers }: FastifyRequest, reply: FastifyReply, body: object): FastifyReply => {
  const tag = `W/"${hash('sha256', JSON.stringify(body), 'base64url')}"`
  const known = headers['if-none-match']?.split(',').map(each => each.trim()) ?? []
  reply.headers({ etag: tag, 'cache-control': 'public, no-cache' })
  return known.includes('*') || known.includes(tag) ? reply.code(304).send() : reply.send(body)
}
