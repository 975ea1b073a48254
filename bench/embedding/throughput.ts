import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import { runRaw, startRaw } from './raw.ts'

const CLIENTS = 32
const ROUNDS = 15

/** One turn: texts per second of wall-clock time, and CPU time per text. */
type Turn = { readonly textsPerSecond: number; readonly cpuMsPerText: number }

export type Throughput = {
  readonly raw: Turn
  readonly adapter: Turn
  /**
   * By wall-clock time: compares each turn with its neighbour, so that a busy machine slows both, and takes the median.
   */
  readonly ratio: number
  /** By CPU time, which a busy machine hardly changes. */
  readonly cpuRatio: number
}

/** Runs the bare model on every core and the adapter with many clients in turns. */
export async function measureThroughput(texts: readonly string[]): Promise<Throughput> {
  const bare = await startRaw(texts)
  const embedder = await createEmbedder({ kind: 'local', cacheBytes: 1 })
  await embedder.ready()
  const raw: Turn[] = []
  const adapter: Turn[] = []
  for (let round = 0; round < ROUNDS; round++) {
    raw.push(await take(texts.length, () => runRaw(bare)))
    adapter.push(await take(texts.length, () => runClients(texts, text => embedder.embed([text]))))
  }
  await Promise.all(bare.workers.map(worker => worker.terminate()))
  await embedder.close()
  const pairs = raw.flatMap((turn, at) => adapter.slice(at, at + 1).map(neighbour => [turn, neighbour] as const))
  return {
    raw: typical(raw),
    adapter: typical(adapter),
    ratio: median(pairs.map(([one, other]) => other.textsPerSecond / one.textsPerSecond)),
    cpuRatio: median(pairs.map(([one, other]) => one.cpuMsPerText / other.cpuMsPerText)),
  }
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

async function take(count: number, work: () => Promise<unknown>): Promise<Turn> {
  const start = performance.now()
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return {
    textsPerSecond: (count * 1000) / (performance.now() - start),
    cpuMsPerText: (user + system) / 1000 / count,
  }
}

const typical = (turns: readonly Turn[]): Turn => ({
  textsPerSecond: median(turns.map(turn => turn.textsPerSecond)),
  cpuMsPerText: median(turns.map(turn => turn.cpuMsPerText)),
})

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
