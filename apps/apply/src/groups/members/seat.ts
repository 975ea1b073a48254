import type { Transaction } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import { holdMember, insertMember, updateRole } from './member.store.ts'
import { recordMembership } from './record-membership.ts'

/** Makes someone PROFESSOR of a group that is held, whatever they are there so far. */
export const seatProfessor = async (
  tx: Transaction<Tables>,
  groupId: string,
  userId: string,
  by: string,
): Promise<void> => {
  const to = 'PROFESSOR'
  if (await insertMember(tx, groupId, userId, to))
    return await recordMembership(tx, { action: 'add', groupId, userId, by, from: null, to })
  const member = await holdMember(tx, groupId, userId)
  if (member === undefined || member.role === to) return
  await updateRole(tx, groupId, userId, to)
  await recordMembership(tx, { action: 'changeRole', groupId, userId, by, from: member.role, to })
}
