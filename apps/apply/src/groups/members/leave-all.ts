import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import type { Person } from '../../people/person.ts'
import { lockGroup } from '../group.store.ts'
import { removeHead } from './change-contact.ts'
import { lockMember } from './member.store.ts'
import { leaveGroup } from './remove.ts'

/** Leaves every group when an account is erased; 409 if the person is the last professor of one. */
export const leaveAll = async (tx: Tx, context: Context, person: Person): Promise<void> => {
  // In the same order for everyone, to avoid deadlocks.
  const groupIds = person.memberships.map(({ researchGroupId }) => researchGroupId).toSorted()
  for (const groupId of groupIds) {
    const group = await lockGroup(tx, groupId)
    // A person who was just removed has left already.
    if (group === undefined || !(await lockMember(tx, groupId, person.userId))) continue
    await leaveGroup(tx, context, person, groupId)
    await removeHead(tx, group, person)
  }
}
