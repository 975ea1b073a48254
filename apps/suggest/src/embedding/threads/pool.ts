import { EmbedderBusy, EmbedderClosed, type EmbeddingError } from '../embedder.ts'
import type { SentenceModel } from '../model/sentence-model.ts'
import { fairQueue } from './fair-queue.ts'
import { startThread, type Thread, ThreadDied } from './thread.ts'

export type Pool = {
  /** Texts that wait or are being computed. */
  readonly pending: number
  readonly threads: ReadonlySet<Thread>
  run(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>
  /** The dimensions of the vectors, once every thread can serve. */
  ready(): Promise<number>
  close(): Promise<void>
}

type Job = PromiseWithResolvers<Float32Array> & { readonly text: string; readonly lane: object; retried: boolean }

/** Enough characters per thread that it never idles, few enough that the queue decides the order. */
const IN_HAND = 600
/** Characters that may wait for each thread, about half a minute's work, before large work that can be given up is refused. */
const MOST_WAITING = 1_000_000
/** Work of so many characters is never refused. */
const SMALL_WORK = 20_000

/**
 * One queue for all threads. Each thread holds its own copy of the model (about 100 MB for the shipped one), so all but
 * the first start on demand, and end when there has been no work for a while. A thread that dies is replaced, and its texts are tried once more.
 */
export function openPool(model: SentenceModel, size: number, idleMs = 60_000): Pool {
  const queue = fairQueue<Job>(({ text }) => text.length)
  const threads = new Set<Thread>()
  const jobs = new Set<Job>()
  let waiting = 0
  let closed = false
  let idle: NodeJS.Timeout | undefined

  function start(): void {
    const thread = startThread(model)
    threads.add(thread)
    thread.ready.then(feed, (error: EmbeddingError) => giveUp(thread, error))
    void replace(thread)
  }

  async function replace(thread: Thread): Promise<void> {
    await thread.ended
    // A thread that never served is not replaced at once; the next text starts a new one.
    if (threads.delete(thread) && !closed) start()
  }

  function giveUp(thread: Thread, error: EmbeddingError): void {
    threads.delete(thread)
    if (threads.size === 0) for (const job of jobs) job.reject(error)
  }

  function fill(): void {
    const wanted = Math.min(size, Math.max(1, jobs.size))
    while (threads.size < wanted) start()
  }

  function shrink(): void {
    const all = [...threads]
    const kept = all.find(({ serving }) => serving) ?? all[0]
    for (const thread of all)
      if (thread !== kept) {
        threads.delete(thread)
        void thread.stop()
      }
  }

  function feed(): void {
    while (queue.size > 0) {
      const thread = freest(threads)
      const job = thread && queue.take()
      if (!job) return
      void hand(thread, job)
    }
  }

  async function hand(thread: Thread, job: Job): Promise<void> {
    try {
      job.resolve(await thread.run(job.text))
    } catch (error) {
      const again = error instanceof ThreadDied && !job.retried && jobs.has(job)
      job.retried = true
      if (again) queue.add(job.lane, [job])
      else job.reject(error)
    }
    feed()
  }

  return {
    threads,
    get pending() {
      return jobs.size
    },
    async run(texts, signal) {
      if (closed) throw new EmbedderClosed()
      signal?.throwIfAborted()
      if (texts.length === 0) return []
      clearTimeout(idle)
      const characters = charactersIn(texts)
      if (signal && waiting > MOST_WAITING * size && characters > SMALL_WORK) throw new EmbedderBusy()
      waiting += characters
      const lane = {}
      const own = texts.map((text): Job => ({ ...Promise.withResolvers<Float32Array>(), text, lane, retried: false }))
      const abort = () => {
        queue.drop(lane)
        for (const job of own) job.reject(signal?.reason)
      }
      for (const job of own) jobs.add(job)
      signal?.addEventListener('abort', abort, { once: true })
      queue.add(lane, own)
      fill()
      feed()
      try {
        return await Promise.all(own.map(job => job.promise))
      } finally {
        signal?.removeEventListener('abort', abort)
        queue.drop(lane)
        for (const job of own) jobs.delete(job)
        waiting -= characters
        if (jobs.size === 0 && !closed) idle = setTimeout(shrink, idleMs).unref()
      }
    },
    async ready() {
      if (closed) throw new EmbedderClosed()
      fill()
      const [dimensions = 0] = await Promise.all([...threads].map(thread => thread.ready))
      return dimensions
    },
    async close() {
      closed = true
      clearTimeout(idle)
      for (const job of jobs) job.reject(new EmbedderClosed())
      await Promise.all([...threads].map(thread => thread.stop()))
    },
  }
}

const charactersIn = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0)

function freest(threads: ReadonlySet<Thread>): Thread | undefined {
  let best: Thread | undefined
  for (const thread of threads) {
    if (thread.serving && thread.load < Math.min(best?.load ?? IN_HAND, IN_HAND)) best = thread
  }
  return best
}
