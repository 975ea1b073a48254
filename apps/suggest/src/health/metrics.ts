import type { Server } from '@kolleg/front'
import { Counter, Gauge } from 'prom-client'
import type { Context } from '../context.ts'

/** Prometheus metrics. They need a key because they show how the service is used. */
export const metricsRoutes = (app: Server, { metrics: { registry }, embedder, courses }: Context): void => {
  const registers = [registry]
  const told = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  const counted = (name: string, help: string, value: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(value())
      },
    })
  told('embedder_pending', 'Texts waiting for their vectors.', () => embedder.stats().pending)
  told(
    'large_bodies_waiting_bytes',
    'Bytes of large request bodies that wait to be read.',
    () => app.largeBodies.waitingBytes,
  )
  counted('embedder_hits_total', 'Texts whose vectors were at hand.', () => embedder.stats().hits)
  counted('embedder_misses_total', 'Texts that had to be embedded.', () => embedder.stats().misses)
  counted('course_cache_hits_total', 'Courses answered from memory.', () => courses.stats.hits)
  counted('course_cache_misses_total', 'Courses read from the store.', () => courses.stats.misses)
  app.get('/metrics', { config: { access: 'key', load: 'none' }, schema: { hide: true } }, async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
