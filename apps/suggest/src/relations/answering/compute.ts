import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { Text } from '../course.ts'
import type { Rest } from './load.ts'

/** Reasons are only worked out for whoever asks for them. The rest comes through the port, or nothing before it closes. */
export type Task = { readonly texts: readonly Text[]; readonly isExplained: boolean; readonly port: MessagePort }

/** A course whose texts are being read; given up at the end in any case. */
export type Begun = { finish(rest: Rest): Promise<Uint8Array>; giveUp(): void }

export type Compute = {
  begin(texts: readonly Text[], isExplained: boolean): Begun
  /** Once of the many times it takes; whoever asks meanwhile comes in between. */
  warmUp(time: number): Promise<unknown>
  close(): Promise<void>
}

/** What is larger takes longer than anybody should wait who asks for a usual course. */
const mostTexts = 1_000
const mostCharacters = 500_000

/**
 * Courses are worked out in threads of their own, so that nobody else waits for them: usual ones in a thread that stays
 * and is warm, large ones in another that comes and goes. Texts are read there while the rest is still loaded here.
 */
export const createCompute = (): Compute => {
  const usual = oneThread({ minThreads: 1 })
  const large = oneThread({ minThreads: 0, idleTimeout: 60_000 })
  return {
    begin: (texts, isExplained) => {
      const { port1: here, port2: port } = new MessageChannel()
      const threads = isUsual(texts) ? usual : large
      const answer = threads.open().run({ texts, isExplained, port }, { transferList: [port] })
      // Told to whoever finishes; nobody may.
      answer.catch(() => {})
      return {
        finish: rest => {
          here.postMessage(rest, [])
          return answer
        },
        giveUp: () => here.close(),
      }
    },
    warmUp: time => usual.open().run(time, { name: 'warmUp' }),
    close: async () => {
      await Promise.all([usual.close(), large.close()])
    },
  }
}

const isUsual = (texts: readonly Text[]): boolean =>
  texts.length <= mostTexts &&
  texts.reduce((sum, { title, description }) => sum + title.length + description.length, 0) <= mostCharacters

/** One thread, started when it is needed first and not after the end; those who wait for it come in order. */
const oneThread = (options: { readonly minThreads: number; readonly idleTimeout?: number }) => {
  let opened: Piscina<Task | number, Uint8Array> | undefined
  let isClosed = false
  const filename = new URL('thread.ts', import.meta.url).href
  return {
    open: () => {
      if (isClosed) throw new Error('No more relations are worked out.')
      return (opened ??= new Piscina({ filename, maxThreads: 1, stricterFIFO: true, ...options }))
    },
    close: async () => {
      isClosed = true
      await opened?.destroy()
    },
  }
}
