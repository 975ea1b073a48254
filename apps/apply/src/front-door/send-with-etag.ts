import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends what everyone may see and cache. Caches revalidate each time, and get 304 if nothing changed. */
export const sendWithEtag = ({ headers }: FastifyRequest, reply: FastifyReply, body: object): FastifyReply => {
  const tag = `W/"${hash('sha256', JSON.stringify(body), 'base64url')}"`
  const known = headers['if-none-match']?.split(',').map(each => each.trim()) ?? []
  reply.headers({ etag: tag, 'cache-control': 'public, no-cache' })
  return known.includes('*') || known.includes(tag) ? reply.code(304).send() : reply.send(body)
}
