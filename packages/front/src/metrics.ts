import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type Metrics = {
  readonly registry: Registry
  readonly requests: Histogram<'method' | 'route' | 'status'>
}

/** One registry per service, with process metrics and request durations by route. */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its reply.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  return { registry, requests }
}
