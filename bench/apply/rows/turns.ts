import { median } from '../../suggest/numbers.ts'
import type { Target } from '../../suggest/processes/exchange.ts'
import type { Bench } from '../bench.ts'

/** A side of the comparison, and its CPU time so far. */
export type Side = { readonly target: Target; readonly cpuMs: () => Promise<number> }
type Turn = { readonly perSecond: number; readonly cpuMs: number }
export type Turns = readonly Turn[]

export const connections = 16
const warmUpSeconds = { least: 3, most: 10 }

/** Warms up until it gets no faster: an in-process database is compiled while it works, which takes some seconds. */
const warmUp = async (bench: Bench, target: Target): Promise<void> => {
  let before = 0
  for (let second = 1; second <= warmUpSeconds.most; second++) {
    const { perSecond } = await bench.flood(target, connections, 1)
    if (second >= warmUpSeconds.least && perSecond < before * 1.1) return
    before = perSecond
  }
}

/** Puts each side under the same load in turns, so that a busy machine slows all of them. */
export const takeTurns = async <const Sides extends readonly Side[]>(
  bench: Bench,
  sides: Sides,
): Promise<{ readonly [At in keyof Sides]: Turns }> => {
  const turns = sides.map((): Turn[] => [])
  for (const { target } of sides) await warmUp(bench, target)
  for (let round = 0; round < bench.rounds; round++)
    for (const [at, { target, cpuMs }] of sides.entries()) {
      const before = await cpuMs()
      const { perSecond, requests } = await bench.flood(target, connections, bench.seconds)
      turns[at]?.push({ perSecond, cpuMs: ((await cpuMs()) - before) / requests })
    }
  return turns as { readonly [At in keyof Sides]: Turns }
}

export const rateOf = (turns: Turns): number => median(turns.map(({ perSecond }) => perSecond))
export const workOf = (turns: Turns): number => median(turns.map(({ cpuMs }) => cpuMs))

/** Compares each turn with its neighbour and returns the median. */
export const ratioOf = (ours: Turns, theirs: Turns): number =>
  median(ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN)))
