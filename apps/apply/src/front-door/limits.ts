import rateLimit from '@fastify/rate-limit'
import type { Server } from '@kolleg/front'
import { problem } from '../problems.ts'

const minuteMs = 60_000

/** Counts the calls of routes that ask for it, by person or, of the anonymous, by address; each process for itself. */
export const addLimits = async (app: Server): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    // After the gate, so that whoever is refused there is not counted.
    hook: 'preHandler',
    keyGenerator: request => request.actor?.userId ?? request.ip,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_, { ttl }) =>
      problem('RATE_LIMITED', { members: { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) } }),
  })
}

/** For the `config` of a route; its `problems` name RATE_LIMITED. */
export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: minuteMs } })
