import type { FastifyReply } from 'fastify'

/** Aborts once the caller has gone, or has the answer: nothing more needs to be done for them. */
export const untilGone = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  if (reply.raw.closed) gone.abort()
  else reply.raw.once('close', () => gone.abort())
  return gone.signal
}
