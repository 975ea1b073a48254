import { median, quantile } from '../../suggest/numbers.ts'
import { ms, perSecond } from '../../suggest/table.ts'
import { type Bench, startBare } from '../bench.ts'
import type { Query } from '../query.ts'
import { recorded } from '../recorded.ts'
import { asking } from '../seed/fill.ts'
import { thousands } from '../sizes.ts'
import { rateOf, ratioOf, takeTurns, workOf } from './turns.ts'

const leastRatio = 0.5
const mostChange = 0.3

export type Operation = {
  readonly name: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** The query that the bare handler runs as well. */
  readonly read: (db: Query) => Promise<unknown>
}

/** An operation in a full store, compared with a bare handler there, and with itself in a usual store. */
export const operationRows = async (bench: Bench, { name, path, headers, read }: Operation): Promise<void> => {
  const [usual, full] = [await bench.filledStores.usual(), await bench.filledStores.full()]
  const statements = await asking(full.twin, query => recorded(query, read))
  const bare = await startBare(full.twin, [statements])
  try {
    const [target, bareTarget] = [full.target(path, headers), bare.targets[0]]
    if (bareTarget === undefined) throw new Error('The bare handler stands nowhere.')
    const [theirs, ours, few] = await takeTurns(bench, [
      { target: bareTarget, cpuMs: bare.cpuMs },
      { target, cpuMs: full.cpuMs },
      { target: usual.target(path, headers), cpuMs: usual.cpuMs },
    ])
    const part = `${name}, ${bench.engine}`
    const ratio = ratioOf(ours, theirs)
    bench.report({
      part,
      figure: `throughput beside the same query (${statements.length})`,
      measured: perSecond(rateOf(ours)),
      bare: perSecond(rateOf(theirs)),
      ratio,
      target: `≥ ${leastRatio.toFixed(2)}`,
      isMet: ratio >= leastRatio,
    })
    bench.report({
      part,
      figure: 'work of the processor a request',
      measured: ms(workOf(ours)),
      bare: ms(workOf(theirs)),
      ratio: workOf(theirs) / workOf(ours),
    })
    const change = ratioOf(ours, few) - 1
    bench.report({
      part,
      figure: `${thousands(full.size.applications)} applications stored instead of ${thousands(usual.size.applications)}`,
      measured: `${change < 0 ? '−' : '+'}${Math.abs(change * 100).toFixed(0)} %`,
      target: `≥ −${mostChange * 100} %`,
      isMet: change >= -mostChange,
    })
    const half = rateOf(ours) / 2
    const rounds: { p50: number; p99: number }[] = []
    for (let round = 0; round < bench.rounds; round++) {
      const times = await bench.pace(target, bench.seconds, half)
      rounds.push({ p50: median(times), p99: quantile(times, 0.99) })
    }
    bench.report({
      part,
      figure: `p50, p99 at half load (${perSecond(half)})`,
      measured: `${ms(median(rounds.map(one => one.p50)))}, ${ms(median(rounds.map(one => one.p99)))}`,
    })
  } finally {
    await bare.stop()
  }
}
