import { readListing } from '../../../apps/apply/src/jobs/public/list.store.ts'
import { median } from '../../suggest/numbers.ts'
import { ms } from '../../suggest/table.ts'
import type { Bench } from '../bench.ts'
import { twinOf } from '../filled-stores.ts'
import { asking, fill } from '../seed/fill.ts'
import { seedJobs } from '../seed/jobs.ts'
import { seedPeople } from '../seed/people.ts'
import { thousands } from '../sizes.ts'
import { oneByOneRows } from './one-by-one.ts'

const path = '/api/jobs'

/** The public list with far more open jobs than any university has. */
export const openJobRows = async (bench: Bench): Promise<void> => {
  const count = bench.isQuick ? 12_000 : 100_000
  const url = await bench.freshStore()
  await fill(
    url,
    query => seedPeople(query, bench.issuer),
    query => seedJobs(query, { count, openEvery: 1, repeated: 0 }),
  )
  const twin = await twinOf(bench.engine, url)
  const { counts, nextCursor } = await asking(twin, query => readListing(query, {}))
  const service = await bench.serve(url)
  try {
    const part = `public jobs, ${thousands(count)} open, ${bench.engine}`
    // The first request of each filter is measured; for ten seconds the next ones use the cache.
    const uncached: number[] = []
    for (const { code } of counts.subjectArea)
      uncached.push(...(await bench.sequence(service.target(`${path}?subjectArea=${code}`), 1)))
    bench.report({ part, figure: 'first page of one area, not cached', measured: ms(median(uncached)) })
    const asked = (figure: string, query: Readonly<Record<string, string>>, known?: typeof counts) => ({
      figure,
      target: service.target(`${path}?${new URLSearchParams(query).toString()}`),
      read: (db: Parameters<typeof readListing>[0]) => readListing(db, query, known),
    })
    await oneByOneRows(bench, part, twin, [
      asked('first page', {}, counts),
      asked('second page', { cursor: nextCursor ?? '' }, counts),
      asked('by deadline', { sort: 'applicationDeadline' }, counts),
      asked('a rare word', { query: '4711' }),
      asked('a word that one in 14 has', { query: 'robots' }),
    ])
  } finally {
    await service.stop()
  }
}
