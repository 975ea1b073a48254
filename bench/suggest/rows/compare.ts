import type { Bare, Bench } from '../bench.ts'
import { median } from '../numbers.ts'
import type { Target } from '../processes/exchange.ts'
import type { Service } from '../processes/service.ts'

export type Compared = {
  readonly ours: number
  readonly theirs: number
  /** Of each turn with its neighbour, so that a busy machine slows both; then the median. */
  readonly ratio: number
  /** Milliseconds of the processors a request, which a busy machine changes less. */
  readonly cpu: { readonly ours: number; readonly theirs: number }
}

type Turn = { readonly perSecond: number; readonly cpuMs: number }

const warmUpSeconds = 6

/** The service and the bare handler under the same load, turn by turn. */
export const compare = async (
  bench: Bench,
  service: Service,
  bare: Bare,
  target: Target,
  connections: number,
): Promise<Compared> => {
  const ourWork = async () => 1000 * (await service.metric('process_cpu_seconds_total'))
  const turn = async (asked: Target, work: () => Promise<number>): Promise<Turn> => {
    const before = await work()
    const { perSecond, requests } = await bench.flood(asked, connections, bench.seconds)
    return { perSecond, cpuMs: ((await work()) - before) / requests }
  }
  await bench.flood(bare.target, connections, warmUpSeconds / 2)
  await bench.flood(target, connections, warmUpSeconds)
  const ours: Turn[] = []
  const theirs: Turn[] = []
  for (let round = 0; round < bench.rounds; round++) {
    theirs.push(await turn(bare.target, bare.cpuMs))
    ours.push(await turn(target, ourWork))
  }
  const rates = (turns: readonly Turn[]) => turns.map(({ perSecond }) => perSecond)
  const works = (turns: readonly Turn[]) => turns.map(({ cpuMs }) => cpuMs)
  const ratios = rates(ours).map((own, at) => own / (rates(theirs)[at] ?? Number.NaN))
  return {
    ours: median(rates(ours)),
    theirs: median(rates(theirs)),
    ratio: median(ratios),
    cpu: { ours: median(works(ours)), theirs: median(works(theirs)) },
  }
}
