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
  warmUp(): Promise<unknown>
  close(): Promise<void>
}

/**
 * Courses are worked out in threads of their own, so that nobody else waits for them: one stays once it is there,
 * another comes while a large course keeps the first busy. Texts are read there while the rest is still loaded here.
 */
export const createCompute = (): Compute => {
  let opened: Piscina<Task | null, Uint8Array> | undefined
  const threads = () =>
    (opened ??= new Piscina({
      filename: new URL('thread.ts', import.meta.url).href,
      minThreads: 1,
      maxThreads: 2,
      idleTimeout: 60_000,
    }))
  return {
    begin: (texts, isExplained) => {
      const { port1: here, port2: port } = new MessageChannel()
      const answer = threads().run({ texts, isExplained, port }, { transferList: [port] })
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
    warmUp: () => threads().run(null, { name: 'warmUp' }),
    close: async () => opened?.destroy(),
  }
}
