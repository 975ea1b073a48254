import rateLimit from '@fastify/rate-limit'
import type { Server } from '@kolleg/front'
import { problem } from '../problems.ts'

const minuteMs = 60_000

/**
 * Limits routes that declare a rate, per person or, for anonymous callers, per address. Each process counts for itself.
 */
export const addLimits = async (app: Server): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    // After the gate, so that refused requests do not count.
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

/** For the `config` of a route, which must also list RATE_LIMITED among its problems. */
export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: minuteMs } })
