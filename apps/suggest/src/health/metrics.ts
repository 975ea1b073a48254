import type { Server } from '@kolleg/front'
import { Gauge } from 'prom-client'
import type { Context } from '../context.ts'

/** Prometheus metrics, with a key: they tell how the service is used. */
export const metricsRoutes = (app: Server, { metrics, embedder, courses }: Context): void => {
  const told = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [metrics.registry],
      collect() {
        this.set(value())
      },
    })
  told('embedder_pending', 'Texts waiting for their vectors.', () => embedder.stats().pending)
  told('embedder_hits_total', 'Texts whose vectors were at hand.', () => embedder.stats().hits)
  told('embedder_misses_total', 'Texts that had to be embedded.', () => embedder.stats().misses)
  told('course_cache_hits_total', 'Courses answered from memory.', () => courses.stats.hits)
  told('course_cache_misses_total', 'Courses read from the store.', () => courses.stats.misses)
  app.get('/metrics', { config: { access: 'key' }, schema: { hide: true } }, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
