import { readListing } from '../../../apps/apply/src/evaluation/list/listing.store.ts'
import { findByIdentity } from '../../../apps/apply/src/people/person.store.ts'
import type { Person } from '../../../apps/apply/src/people/person.ts'
import type { Bench, Query } from '../bench.ts'
import { recorded } from '../recorded.ts'
import { asking } from '../seed/fill.ts'
import { busyMember, member, thousands } from '../sizes.ts'
import { operationRows } from './operation.ts'

export const path = '/api/evaluation/applications'

/** The list of a group with a hundred applications; then how many statements it takes for few and for many. */
export const evaluationRows = async (bench: Bench): Promise<void> => {
  const actor = await personOf(bench, member)
  await operationRows(bench, {
    name: 'evaluation, 100 in the group',
    path,
    headers: await bench.as(member),
    read: db => readListing(db, actor, {}),
  })
  const { twin, size } = await bench.houses.full()
  const counted = async (who: Person): Promise<number> =>
    (await asking(twin, query => recorded(query, db => readListing(db, who, {})))).length
  const [few, many] = [await counted(actor), await counted(await personOf(bench, busyMember))]
  bench.report({
    part: `evaluation, ${bench.engine}`,
    figure: `statements a page: ${size.inGroup} and ${thousands(size.inBusyGroup)} in the group`,
    measured: `${few} and ${many}`,
    target: 'the same',
    isMet: few === many,
  })
}

/** Who reads the list: found beside what is recorded. */
export const personOf = async (bench: Bench, subject: string): Promise<Person> => {
  const { twin } = await bench.houses.full()
  const find = (query: Query) => findByIdentity(query, bench.issuer, subject)
  const person = await asking(twin, find)
  if (person === undefined) throw new Error(`${subject} is nobody.`)
  return person
}
