import { hash } from 'node:crypto'
import type { onSendHookHandler } from 'fastify'

const maxAgeSeconds = 60

export const forAMinute = `public, max-age=${maxAgeSeconds}`

/** Everyone may cache it for a minute, and revalidate it afterwards. */
export const cached: onSendHookHandler = (request, reply, payload, done) => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
  const etag = `"${hash('sha1', payload, 'base64url')}"`
  reply.headers({ 'cache-control': forAMinute, etag })
  const asked = request.headers['if-none-match']?.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  if (!asked?.some(tag => tag === etag || tag === '*')) return done(null, payload)
  reply.code(304).removeHeader('content-length').removeHeader('content-type')
  return done(null, '')
}
