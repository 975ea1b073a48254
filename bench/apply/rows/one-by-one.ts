import { median, quantile } from '../../suggest/numbers.ts'
import type { Target } from '../../suggest/processes/exchange.ts'
import { ms } from '../../suggest/table.ts'
import { type Bench, startBare } from '../bench.ts'
import type { Query } from '../query.ts'
import { recorded } from '../recorded.ts'
import { asking } from '../seed/fill.ts'

/** A request, and the query that a bare handler runs for it. */
export type Asked = {
  readonly figure: string
  readonly target: Target
  readonly read: (db: Query) => Promise<unknown>
}

const perTurn = 3

/** Sends requests one after another, in turns with a bare handler on the same store. */
export const oneByOneRows = async (
  bench: Bench,
  part: string,
  store: string,
  asked: readonly Asked[],
): Promise<void> => {
  const statements = await asking(store, async query => {
    const all: Awaited<ReturnType<typeof recorded>>[] = []
    for (const { read } of asked) all.push(await recorded(query, read))
    return all
  })
  const bare = await startBare(store, statements)
  try {
    for (const target of [...bare.targets, ...asked.map(one => one.target)]) await bench.sequence(target, 4)
    for (const [at, { figure, target }] of asked.entries()) {
      const bareTarget = bare.targets[at] ?? target
      const [ours, theirs]: [number[], number[]] = [[], []]
      // If counts are cached, they are cached from here on.
      await bench.sequence(target, 1)
      for (let round = 0; round < bench.rounds; round++) {
        theirs.push(...(await bench.sequence(bareTarget, perTurn)))
        ours.push(...(await bench.sequence(target, perTurn)))
      }
      bench.report({
        part,
        figure: `${figure}: p50, p99`,
        measured: `${ms(median(ours))}, ${ms(quantile(ours, 0.99))}`,
        bare: `${ms(median(theirs))}, ${ms(quantile(theirs, 0.99))}`,
        ratio: median(theirs) / median(ours),
      })
    }
  } finally {
    await bare.stop()
  }
}
