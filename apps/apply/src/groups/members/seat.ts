import type { Tx } from '../../db/schema.ts'
import { insertMember, lockMember, updateRole } from './member.store.ts'
import type { MemberRole } from './member.ts'
import { recordMembership } from './record-membership.ts'

type Seat = {
  readonly groupId: string
  readonly userId: string
  readonly role: MemberRole
  readonly by: string
}

/** Gives a person a role in a locked group, whatever their role was, without a letter. */
export const seat = async (tx: Tx, { groupId, userId, role: to, by }: Seat): Promise<void> => {
  if (await insertMember(tx, groupId, userId, to))
    return await recordMembership(tx, { action: 'add', groupId, userId, by, from: null, to })
  const member = await lockMember(tx, groupId, userId)
  if (member === undefined || member.role === to) return
  await updateRole(tx, groupId, userId, to)
  await recordMembership(tx, { action: 'changeRole', groupId, userId, by, from: member.role, to })
}
