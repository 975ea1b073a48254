import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { Text } from '../course.ts'
import { buffersOf, type Rest } from './load.ts'

/** Reasons are only worked out for whoever asks for them. The rest comes through the port, or nothing before it closes. */
export type Task = { readonly texts: readonly Text[]; readonly isExplained: boolean; readonly port: MessagePort }

export type Comparison = { readonly rest: Rest; readonly port: MessagePort }

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

type Lasting = { readonly minThreads: number; readonly idleTimeout?: number }

/**
 * Courses are worked out in threads of their own, so that nobody else waits for them: usual ones in threads that stay
 * and are warm, large ones in others that come and go. One reads the texts while the rest is still loaded here, and
 * judges them in the end; another compares the vectors meanwhile.
 */
export const createCompute = (): Compute => {
  const usual = threads({ minThreads: 1 })
  const large = threads({ minThreads: 0, idleTimeout: 60_000 })
  return {
    begin: (texts, isExplained) => {
      const { reading, comparing } = isUsual(texts) ? usual : large
      const { port1: here, port2: port } = new MessageChannel()
      const answer = reading.open().run({ texts, isExplained, port }, { transferList: [port] })
      // Told to whoever finishes; nobody may.
      answer.catch(() => {})
      let giveUp = () => here.close()
      return {
        finish: async rest => {
          // From here on the port is closed by whoever has it.
          giveUp = () => {}
          const compared = comparing.open().run({ rest, port: here }, { transferList: [here, ...buffersOf(rest)] })
          const [relations] = await Promise.all([answer, compared])
          return relations
        },
        giveUp: () => giveUp(),
      }
    },
    warmUp: time =>
      Promise.all([
        usual.reading.open().run(time, { name: 'warmUp' }),
        usual.comparing.open().run(undefined, { name: 'warmUp' }),
      ]),
    close: async () => {
      await Promise.all([usual, large].flatMap(({ reading, comparing }) => [reading.close(), comparing.close()]))
    },
  }
}

const threads = (options: Lasting) => ({
  reading: oneThread<Task | number, Uint8Array>('reading-thread.ts', options),
  comparing: oneThread<Comparison | undefined, void>('comparing-thread.ts', options),
})

const isUsual = (texts: readonly Text[]): boolean =>
  texts.length <= mostTexts &&
  texts.reduce((sum, { title, description }) => sum + title.length + description.length, 0) <= mostCharacters

/** One thread, started when it is needed first and not after the end; those who wait for it come in order. */
const oneThread = <Given, Made>(file: string, options: Lasting) => {
  let opened: Piscina<Given, Made> | undefined
  let isClosed = false
  const filename = new URL(file, import.meta.url).href
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
