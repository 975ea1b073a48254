import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import { defaultWorkers } from '../../apps/suggest/src/embedding/threaded.ts'

const CLIENTS = 32
const ROUNDS = 15

export type Throughput = {
  readonly raw: number
  readonly adapter: number
  /** Of each turn with its neighbour, so that a busy machine slows both; then the median. */
  readonly ratio: number
}

/** Texts a second by the bare model on every core, and through the adapter with many clients, turn by turn. */
export async function measureThroughput(texts: readonly string[]): Promise<Throughput> {
  const workers = await startRaw(texts)
  const embedder = await createEmbedder({ kind: 'local', cacheBytes: 1 })
  await embedder.ready()
  const raw: number[] = []
  const adapter: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    raw.push(texts.length / (await seconds(() => runRaw(workers))))
    adapter.push(texts.length / (await seconds(() => runClients(texts, text => embedder.embed([text])))))
  }
  await Promise.all(workers.map(worker => worker.terminate()))
  await embedder.close()
  return {
    raw: median(raw),
    adapter: median(adapter),
    ratio: median(adapter.map((rate, at) => rate / (raw[at] ?? Number.NaN))),
  }
}

async function startRaw(texts: readonly string[]): Promise<Worker[]> {
  const count = defaultWorkers()
  const shares = Array.from({ length: count }, (_, at) => texts.filter((_text, place) => place % count === at))
  const workers = shares.map(share => new Worker(new URL('./raw-worker.ts', import.meta.url), { workerData: share }))
  await Promise.all(workers.map(worker => once(worker, 'message')))
  return workers
}

async function runRaw(workers: readonly Worker[]): Promise<void> {
  await Promise.all(
    workers.map(worker => {
      const done = once(worker, 'message')
      worker.postMessage('go', [])
      return done
    }),
  )
}

/** Every client asks for one text, waits for it, and asks for the next. */
async function runClients(texts: readonly string[], ask: (text: string) => Promise<unknown>): Promise<void> {
  const left = texts.values()
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (const text of left) await ask(text)
    }),
  )
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
