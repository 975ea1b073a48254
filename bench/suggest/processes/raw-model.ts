import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { defaultWorkers } from '../../../apps/suggest/src/embedding/threaded.ts'
import type { RawWork } from '../../embedding/raw-worker.ts'
import { answering } from './part.ts'

type Model = { readonly workers: readonly Worker[]; readonly next: RawWork['next'] }

const start = async (texts: readonly string[]): Promise<Model> => {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const workerData: RawWork = { texts, next }
  const file = new URL('../../embedding/raw-worker.ts', import.meta.url)
  const workers = Array.from({ length: defaultWorkers() }, () => new Worker(file, { workerData }))
  await Promise.all(workers.map(worker => once(worker, 'message')))
  return { workers, next }
}

let model: Model | undefined

export type Embedding = { readonly texts: readonly string[]; readonly seconds: number }

/** The model alone on every core, the same texts again and again: how many it embeds in a second. */
answering<Embedding, number>(async ({ texts, seconds }) => {
  const { workers, next } = (model ??= await start(texts))
  const begun = performance.now()
  const elapsed = () => (performance.now() - begun) / 1000
  let embedded = 0
  while (elapsed() < seconds) {
    Atomics.store(next, 0, 0)
    await Promise.all(
      workers.map(worker => {
        const done = once(worker, 'message')
        worker.postMessage('go', [])
        return done
      }),
    )
    embedded += texts.length
  }
  return embedded / elapsed()
})
