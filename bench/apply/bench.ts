import type { Bare, Bench as Loaded } from '../suggest/bench.ts'
import type { Target } from '../suggest/processes/exchange.ts'
import { type Part, startPart } from '../suggest/processes/part.ts'
import type { Service } from '../suggest/processes/service.ts'
import type { BareAnswer, BareQuestion, Statement } from './processes/bare.ts'

/** What the rows are measured with: the load of the house, and the service behind an identity provider. */
export type Bench = Omit<Loaded, 'serve' | 'bare'> & {
  readonly issuer: string
  /** A token of whoever is called so. */
  readonly tokenOf: (subject: string) => Promise<string>
  readonly serve: (url: string, headers?: Readonly<Record<string, string>>) => Promise<Service>
}

/** A bare handler at the same place that asks a store of its own the same. */
export const startBare = async (target: Target, url: string, statements: readonly Statement[]): Promise<Bare> => {
  const part: Part<BareQuestion, BareAnswer> = startPart(new URL('processes/bare.ts', import.meta.url))
  const path = new URL(target.path, target.address).pathname
  const { address } = await part.ask({ path, url, statements })
  return {
    target: { ...target, address },
    cpuMs: async () => (await part.ask('cpu')).cpuMs,
    stop: async () => {
      await part.ask('close')
      await part.stop()
    },
  }
}
