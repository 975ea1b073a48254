import type { Bench as Loaded, Bare as OneBare } from '../suggest/bench.ts'
import type { Target } from '../suggest/processes/exchange.ts'
import { type Part, startPart } from '../suggest/processes/part.ts'
import type { FilledStores, StoreSettings } from './filled-stores.ts'
import type { BareAnswer, BareQuestion, Statement } from './processes/bare.ts'

/** What the rows are measured with: the number of clients, and the service with its identity provider. */
export type Bench = Omit<Loaded, 'serve' | 'bare'> &
  StoreSettings & {
    /** The header that signs a request in as this user. */
    readonly as: (subject: string) => Promise<Readonly<Record<string, string>>>
    /** Filled stores with the service on top, shared by the rows. */
    readonly filledStores: FilledStores
  }

export type Bare = Omit<OneBare, 'target'> & {
  /** The paths of the queries, in the order given. */
  readonly targets: readonly Target[]
}

/** Starts a bare handler that runs the same queries on its own store. */
export const startBare = async (url: string, asked: readonly (readonly Statement[])[]): Promise<Bare> => {
  const part: Part<BareQuestion, BareAnswer> = startPart(new URL('processes/bare.ts', import.meta.url))
  const { address } = await part.ask({ url, asked })
  return {
    targets: asked.map((_, at) => ({ address, method: 'GET', path: `/${at}`, headers: {}, bodies: [] })),
    cpuMs: async () => (await part.ask('cpu')).cpuMs,
    stop: async () => {
      await part.ask('close')
      await part.stop()
    },
  }
}
