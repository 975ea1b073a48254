import { sql } from 'kysely'
import { median } from '../../suggest/numbers.ts'
import { perSecond } from '../../suggest/table.ts'
import type { Bench } from '../bench.ts'
import type { RunningService } from '../processes/service.ts'
import { asking } from '../seed/fill.ts'
import { member } from '../sizes.ts'
import { path } from './evaluation.ts'

const clients = 24

/** Three instances on one database, by turns with one of them, under the same number of clients. */
export const instanceRows = async (bench: Bench): Promise<void> => {
  // Only a server can be shared.
  if (bench.engine !== 'PostgreSQL') return
  const one = await bench.filledStores.usual()
  const headers = await bench.as(member)
  const added = [await bench.serve(one.twin), await bench.serve(one.twin)]
  const part = `three instances, ${bench.engine}`
  const rateOf = async (services: readonly RunningService[], asked: string): Promise<number> => {
    const each = services.map(service =>
      bench.flood(service.target(asked, headers), clients / services.length, bench.seconds),
    )
    return (await Promise.all(each)).reduce((sum, { perSecond: rate }) => sum + rate, 0)
  }
  try {
    for (const asked of ['/api/users/me', path]) {
      const [alone, together]: [number[], number[]] = [[], []]
      await rateOf([one, ...added], asked)
      for (let round = 0; round < bench.rounds; round++) {
        alone.push(await rateOf([one], asked))
        together.push(await rateOf([one, ...added], asked))
      }
      bench.report({
        part,
        figure: `${asked}; one ${perSecond(median(alone))}`,
        measured: perSecond(median(together)),
        ratio: median(together) / median(alone),
      })
    }
    const open = await asking(one.twin, query =>
      sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity where datname = current_database()`.execute(query),
    )
    bench.report({ part, figure: 'connections to the database', measured: String(open.rows[0]?.count) })
  } finally {
    for (const service of added) await service.stop()
  }
}
