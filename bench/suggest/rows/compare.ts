import type { Bare, Bench } from '../bench.ts'
import { median } from '../numbers.ts'
import type { Target } from '../processes/exchange.ts'
import type { Service } from '../processes/service.ts'

export type Compared = {
  readonly ours: number
  readonly theirs: number
  /** Compares each turn with its neighbour, so that a busy machine slows both, and takes the median. */
  readonly ratio: number
  /** CPU milliseconds per request, which a busy machine changes less. */
  readonly cpu: { readonly ours: number; readonly theirs: number }
}

type Turn = { readonly perSecond: number; readonly cpuMs: number }

const warmUpSeconds = 6

export type Contest = {
  readonly warmUp: () => Promise<void>
  readonly turn: () => Promise<void>
  readonly compared: () => Compared
}

/** Puts the service and the bare handler under the same load, in turns. */
export const contest = (bench: Bench, service: Service, bare: Bare, target: Target, connections: number): Contest => {
  const ours: Turn[] = []
  const theirs: Turn[] = []
  const ourWork = async () => 1000 * (await service.metric('process_cpu_seconds_total'))
  const flood = async (asked: Target, work: () => Promise<number>): Promise<Turn> => {
    const before = await work()
    const { perSecond, requests } = await bench.flood(asked, connections, bench.seconds)
    return { perSecond, cpuMs: ((await work()) - before) / requests }
  }
  const rates = (turns: readonly Turn[]) => turns.map(({ perSecond }) => perSecond)
  const works = (turns: readonly Turn[]) => turns.map(({ cpuMs }) => cpuMs)
  return {
    warmUp: async () => {
      await bench.flood(bare.target, connections, warmUpSeconds / 2)
      await bench.flood(target, connections, warmUpSeconds)
    },
    turn: async () => {
      theirs.push(await flood(bare.target, bare.cpuMs))
      ours.push(await flood(target, ourWork))
    },
    compared: () => ({
      ours: median(rates(ours)),
      theirs: median(rates(theirs)),
      ratio: median(rates(ours).map((own, at) => own / (rates(theirs)[at] ?? Number.NaN))),
      cpu: { ours: median(works(ours)), theirs: median(works(theirs)) },
    }),
  }
}

/** Interleaves measurements that are compared with each other, because the speed of the machine drifts. */
export const takeTurns = async (bench: Bench, contests: readonly Contest[]): Promise<void> => {
  for (const { warmUp } of contests) await warmUp()
  for (let round = 0; round < bench.rounds; round++) for (const { turn } of contests) await turn()
}

export const compare = async (...asked: Parameters<typeof contest>): Promise<Compared> => {
  const only = contest(...asked)
  await takeTurns(asked[0], [only])
  return only.compared()
}
