import type { FastifyReply } from 'fastify'

/** Aborts once the caller has hung up or has the answer. */
export const untilGone = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  if (reply.raw.closed) gone.abort()
  else reply.raw.once('close', () => gone.abort())
  return gone.signal
}
