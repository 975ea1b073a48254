import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { RawWork } from './raw-worker.ts'

export type Raw = { readonly workers: readonly Worker[]; readonly next: RawWork['next'] }

/** Starts only the model on every core, with its texts already loaded. */
export async function startRaw(texts: readonly string[]): Promise<Raw> {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const workerData: RawWork = { texts, next }
  const file = new URL('./raw-worker.ts', import.meta.url)
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(file, { workerData }))
  await Promise.all(workers.map(worker => once(worker, 'message')))
  return { workers, next }
}

/** Embeds every text once. */
export async function runRaw({ workers, next }: Raw): Promise<void> {
  Atomics.store(next, 0, 0)
  await Promise.all(
    workers.map(worker => {
      const done = once(worker, 'message')
      worker.postMessage('go', [])
      return done
    }),
  )
}
