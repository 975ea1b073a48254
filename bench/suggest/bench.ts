import type { BareAnswer, BareQuestion } from './processes/bare.ts'
import type { Target } from './processes/exchange.ts'
import type { Flooded } from './processes/flood.ts'
import type { LoadAnswer, LoadQuestion } from './processes/load.ts'
import { type Part, startPart } from './processes/part.ts'
import { type Service, startService } from './processes/service.ts'
import type { Row } from './table.ts'

export type Bench = {
  readonly rounds: number
  readonly seconds: number
  /** The store that a part of the table is measured on. */
  readonly engine: 'PGlite' | 'PostgreSQL'
  /** Creates a store to seed and to serve; returns its address. */
  readonly freshStore: () => Promise<string>
  readonly serve: (url: string, settings?: Readonly<Record<string, string>>) => Promise<Service>
  /** Starts a bare handler with the same paths and replies. */
  readonly bare: (target: Target, answers: readonly string[]) => Promise<Bare>
  readonly flood: (target: Target, connections: number, seconds: number) => Promise<Flooded>
  readonly pace: (target: Target, seconds: number, perSecond: number) => Promise<readonly number[]>
  readonly sequence: (target: Target, times: number, pauseMs?: number) => Promise<readonly number[]>
  readonly report: (row: Row) => void
}

export type Bare = {
  readonly target: Target
  readonly cpuMs: () => Promise<number>
  readonly stop: () => Promise<void>
}

const partFile = (name: string) => new URL(`processes/${name}.ts`, import.meta.url)

export type Loading = Pick<Bench, 'flood' | 'pace' | 'sequence'> & { readonly stop: () => Promise<void> }

export const startLoad = (): Loading => {
  const load: Part<LoadQuestion, LoadAnswer> = startPart(partFile('load'))
  const timesOf = async (question: LoadQuestion) => (await load.ask(question)).times ?? []
  return {
    flood: async (target, connections, seconds) => {
      const { flooded } = await load.ask({ kind: 'flood', flood: { ...target, connections, seconds } })
      if (!flooded) throw new Error('The load was not told.')
      return flooded
    },
    pace: (target, seconds, perSecond) => timesOf({ kind: 'pace', pace: { ...target, seconds, perSecond } }),
    sequence: (target, times, pauseMs = 0) => timesOf({ kind: 'sequence', sequence: { ...target, times, pauseMs } }),
    stop: () => load.stop(),
  }
}

export const startBare: Bench['bare'] = async (target, answers) => {
  const part: Part<BareQuestion, BareAnswer> = startPart(partFile('bare'))
  const path = new URL(target.path, target.address).pathname
  const { address } = await part.ask({ method: target.method, path, answers })
  return {
    target: { ...target, address },
    cpuMs: async () => (await part.ask('cpu')).cpuMs,
    stop: () => part.stop(),
  }
}

export const serve: Bench['serve'] = (url, settings = {}) =>
  startService({ DATABASE_URL: url, EMBEDDER: 'hash', ...settings })
