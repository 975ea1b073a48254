import type { Kysely } from 'kysely'
import type { Tables } from '../../apps/apply/src/db/schema.ts'
import type { Bench as Loaded, Bare as OneBare } from '../suggest/bench.ts'
import type { Target } from '../suggest/processes/exchange.ts'
import { type Part, startPart } from '../suggest/processes/part.ts'
import type { Houses } from './houses.ts'
import type { BareAnswer, BareQuestion, Statement } from './processes/bare.ts'
import type { House } from './processes/service.ts'

export type Query = Kysely<Tables>

/** What the rows are measured with: the load of the house, and the service behind an identity provider. */
export type Bench = Omit<Loaded, 'serve' | 'bare'> & {
  readonly isQuick: boolean
  readonly issuer: string
  /** The header that makes a request one of whoever is called so. */
  readonly as: (subject: string) => Promise<Readonly<Record<string, string>>>
  readonly serve: (url: string) => Promise<House>
  /** Filled stores with the service over them, shared by the rows. */
  readonly houses: Houses
}

export type Bare = Omit<OneBare, 'target'> & {
  /** Where the statements are asked, in the order in which they were given. */
  readonly targets: readonly Target[]
}

/** A bare handler that asks a store of its own the same. */
export const startBare = async (url: string, asked: readonly (readonly Statement[])[]): Promise<Bare> => {
  const part: Part<BareQuestion, BareAnswer> = startPart(new URL('processes/bare.ts', import.meta.url))
  const { address } = await part.ask({ url, asked })
  return {
    targets: asked.map((_, place) => ({ address, method: 'GET', path: `/${place}`, headers: {}, bodies: [] })),
    cpuMs: async () => (await part.ask('cpu')).cpuMs,
    stop: async () => {
      await part.ask('close')
      await part.stop()
    },
  }
}
