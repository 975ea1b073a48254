import { readListing } from '../../../apps/apply/src/evaluation/list/listing.store.ts'
import type { Bench } from '../bench.ts'
import { recorded } from '../recorded.ts'
import { asking } from '../seed/fill.ts'
import { member, thousands } from '../sizes.ts'
import { operationRows } from './operation.ts'

export const path = '/api/evaluation/applications'

/** The list of a group with a hundred applications; then the number of statements for few and for many. */
export const evaluationRows = async (bench: Bench): Promise<void> => {
  const full = await bench.filledStores.full()
  await operationRows(bench, {
    name: 'evaluation, 100 in the group',
    path,
    headers: await bench.as(member),
    read: db => readListing(db, full.member, {}),
  })
  const [few, many] = await asking(full.twin, async query => [
    (await recorded(query, db => readListing(db, full.member, {}))).length,
    (await recorded(query, db => readListing(db, full.busyMember, {}))).length,
  ])
  bench.report({
    part: `evaluation, ${bench.engine}`,
    figure: `statements a page: ${full.size.inGroup} and ${thousands(full.size.inBusyGroup)} in the group`,
    measured: `${few} and ${many}`,
    target: 'the same',
    isMet: few === many,
  })
}
