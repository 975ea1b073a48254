import { sql } from 'kysely'
import { keysOf } from '../../../apps/apply/src/evaluation/list/found.ts'
import { readListing } from '../../../apps/apply/src/evaluation/list/listing.store.ts'
import { cursorOf } from '../../../apps/apply/src/lists/cursor.ts'
import type { Bench } from '../bench.ts'
import type { Query } from '../query.ts'
import { asking } from '../seed/fill.ts'
import { busyMember, thousands } from '../sizes.ts'
import { path } from './evaluation.ts'
import { oneByOneRows } from './one-by-one.ts'

type Asked = Parameters<typeof readListing>[2]

/** The evaluation list of the largest group, in every way people view it. */
export const busyGroupRows = async (bench: Bench): Promise<void> => {
  const { twin, target, size, busyMember: actor } = await bench.filledStores.full()
  const headers = await bench.as(busyMember)
  const groupId = actor.memberships[0]?.researchGroupId ?? ''
  const far = Math.floor(size.inBusyGroup * 0.8)
  const { jobId, cursor } = await asking(twin, query => placesIn(query, groupId, far))
  const asked: Readonly<Record<string, Asked>> = {
    'first page': {},
    [`page after ${thousands(far)}`]: { cursor },
    'one state': { state: 'IN_REVIEW' },
    'one job': { jobId },
    'words in names': { text: 'last123' },
    'by rating': { sort: '-rating' },
    'rated 1 or better': { minRating: 1 },
    'by grade': { sort: 'grade' },
    'by name': { sort: 'name' },
  }
  await oneByOneRows(
    bench,
    `evaluation, ${thousands(size.inBusyGroup)} in the group, ${bench.engine}`,
    twin,
    Object.entries(asked).map(([figure, query]) => ({
      figure,
      target: target(`${path}?${parametersOf(query)}`, headers),
      read: db => readListing(db, actor, query),
    })),
  )
}

const parametersOf = (query: Asked) =>
  new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
  ).toString()

/** A job of the group, and an offset far down its list. */
const placesIn = async (query: Query, groupId: string, far: number) => {
  const { rows } = await sql<{ jobId: string; keys: readonly unknown[] }>`
    select job_id as "jobId", jsonb_build_array(submitted_at, application_id) as keys from application
    where research_group_id = ${groupId} order by submitted_at desc, application_id desc offset ${far} limit 1`.execute(
    query,
  )
  const { jobId = '', keys = [] } = rows[0] ?? {}
  return { jobId, cursor: cursorOf(keysOf(), keys) }
}
