import { hash, timingSafeEqual } from 'node:crypto'
import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import type { Context } from '../context.ts'
import { problem } from '../problems.ts'

const access: Access = { public: 'METRICS_TOKEN is the key; without one only outside production' }

const digest = (text: string): Buffer => hash('sha256', text, 'buffer')

/** Metrics for Prometheus. They count decisions too, so in production they need a token. */
export const metricsRoutes = (app: Server, { config, metrics: { registry } }: Context): void => {
  const { METRICS_TOKEN: token, NODE_ENV } = config
  app.get(
    '/metrics',
    { config: { access, load: 'none', ownCredentials: true }, schema: { hide: true } },
    async ({ headers }, reply) => {
      if (token === undefined && NODE_ENV === 'production') throw problem('NOT_FOUND')
      if (token !== undefined && !timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`)))
        throw problem('UNAUTHENTICATED')
      return reply
        .header('cache-control', 'private, no-store')
        .type(registry.contentType)
        .send(await registry.metrics())
    },
  )
}
