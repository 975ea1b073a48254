import type { Metrics } from '@kolleg/front'
import { Histogram } from 'prom-client'
import type { Store } from '../vectors/store.ts'

const buckets = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]

/** Records how long each batch of texts took. */
export const embedderTimes = ({ registry }: Metrics): ((seconds: number) => void) => {
  const times = new Histogram({
    name: 'embedder_duration_seconds',
    help: 'Time until a batch of texts was embedded, waiting for its turn included.',
    buckets,
    registers: [registry],
  })
  return seconds => times.observe(seconds)
}

/** Wraps a store and times every call. */
export const timedStore = (store: Store, { registry }: Metrics): Store => {
  const times = new Histogram({
    name: 'store_duration_seconds',
    help: 'Time until the store had done what was asked, waiting for its turn included.',
    labelNames: ['work'],
    buckets,
    registers: [registry],
  })
  const timed = <Result>(work: string, done: Promise<Result>): Promise<Result> => {
    const end = times.startTimer({ work })
    return done.finally(() => void end())
  }
  return {
    ...store,
    read: work => timed('read', store.read(work)),
    snapshot: work => timed('snapshot', store.snapshot(work)),
    write: (claims, work) => timed('write', store.write(claims, work)),
  }
}
