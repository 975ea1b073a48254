import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@kolleg/front'
import { type Embedder, identityOf } from '../embedding/embedder.ts'
import { countStale } from '../vectors/stale.ts'
import type { Store } from '../vectors/store.ts'
import type { Courses } from './courses.ts'
import { paceOf } from './pace.ts'
import { completingClusters, reembedding } from './reembed.ts'

const retryMs = 30_000
const tellMs = 10_000

/**
 * After a change of model, re-embeds every text that has another model's vector. Retries when the store or the model is
 * unreachable.
 */
export const reembedInBackground = (
  store: Store,
  embedder: Embedder,
  courses: Courses,
  log: Log,
): { close(): Promise<void> } => {
  const stopping = new AbortController()
  const { signal } = stopping

  const pass = async (): Promise<void> => {
    const { model } = await identityOf(embedder, signal)
    await embedAgain(model)
    for await (const versions of completingClusters(store, model)) {
      courses.renewed(versions)
      if (signal.aborted) return
    }
  }
  const embedAgain = async (model: string): Promise<void> => {
    const total = await store.read(reader => countStale(reader, model))
    if (total === 0) return
    log.warn({ total, model }, 're-embedding stored texts')
    const begun = performance.now()
    let done = 0
    let toldAt = begun
    for await (const batch of reembedding(store, embedder, signal)) {
      courses.renewed(batch.versions)
      done += batch.done
      if (signal.aborted) return
      const now = performance.now()
      if (now - toldAt < tellMs) continue
      toldAt = now
      log.info({ done, total, ...paceOf(done, total, now - begun) }, 're-embedded')
    }
    log.warn({ done }, 'every stored text has a vector of the current model')
  }
  const keepTrying = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        return await pass()
      } catch (error) {
        if (signal.aborted) return
        log.warn({ err: error }, 're-embedding failed and will be retried')
        await pause(retryMs, undefined, { signal }).catch(() => {})
      }
    }
  }
  const running = keepTrying()
  return {
    close: () => {
      stopping.abort()
      return running
    },
  }
}
