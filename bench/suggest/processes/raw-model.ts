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

/** The model alone on every core: told texts once, it answers how many of them it embeds in a second. */
answering<readonly string[], number>(async texts => {
  model ??= await start(texts)
  Atomics.store(model.next, 0, 0)
  const begun = performance.now()
  await Promise.all(
    model.workers.map(worker => {
      const done = once(worker, 'message')
      worker.postMessage('go', [])
      return done
    }),
  )
  return (texts.length * 1000) / (performance.now() - begun)
})
