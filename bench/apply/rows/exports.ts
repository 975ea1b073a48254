import { quantile } from '../../suggest/numbers.ts'
import { ms } from '../../suggest/table.ts'
import type { Bench } from '../bench.ts'
import { busyMember, thousands } from '../sizes.ts'
import { path } from './evaluation.ts'
import { download, timed } from './transfer.ts'

/** The longest wait of other requests during an export, compared with an idle service. */
const mostTimesIdle = 5

/** Exports of long lists, and how long other requests wait meanwhile. */
export const exportRows = async (bench: Bench): Promise<void> => {
  const { target, size } = await bench.filledStores.full()
  const headers = await bench.as(busyMember)
  const live = target('/health/live')
  const lines = { xlsx: size.inBusyGroup / 5, csv: size.inBusyGroup }
  const asked = { xlsx: `${path}/export.xlsx?state=SENT`, csv: `${path}/export.csv` }
  for (const kind of ['xlsx', 'csv'] as const) {
    const pauses: number[] = []
    const takes = await timed(async () => {
      const progress = { isOver: false }
      const downloading = download(target(asked[kind], headers)).finally(() => {
        progress.isOver = true
      })
      while (!progress.isOver) pauses.push(...(await bench.sequence(live, 50, 2)))
      await downloading
    })
    const idle = await bench.sequence(live, 200, 2)
    const [longest, longestIdle] = [quantile(pauses, 1), quantile(idle, 1)]
    const part = `export, ${bench.engine}`
    bench.report({ part, figure: `${kind} of ${thousands(lines[kind])} lines`, measured: ms(takes) })
    bench.report({
      part,
      figure: `${kind}: the longest wait of another request`,
      measured: ms(longest),
      bare: `${ms(longestIdle)} (idle)`,
      target: `≤ ${mostTimesIdle} × idle`,
      isMet: longest <= mostTimesIdle * longestIdle,
    })
  }
}
