import type { Transaction } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import type { Person } from '../../people/person.ts'
import { leaveGroup } from './remove.ts'

/** Leaves every group, as someone does whose account is erased; 409 where they are the last professor. */
export const leaveAll = async (tx: Transaction<Tables>, person: Person): Promise<void> => {
  // In one order for everyone, so that two who leave at once do not wait for each other.
  const groupIds = person.memberships.map(({ researchGroupId }) => researchGroupId).toSorted()
  for (const groupId of groupIds) await leaveGroup(tx, person, groupId)
}
