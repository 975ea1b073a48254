import type { Actor } from '@kolleg/access'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import type { Expected } from '../../front-door/versions.ts'
import { personNow } from '../../people/find.ts'
import { problem } from '../../problems.ts'
import { lockGroupFor } from '../get.ts'
import type { Group } from '../group.ts'
import { removeAddress } from './change-contact.ts'
import { keepProfessor } from './last-professor.ts'
import { deleteMember, lockMember } from './member.store.ts'
import { recordMembership } from './record-membership.ts'
import { withdrawInvitationsOf } from './withdraw-invitations-of.ts'

/** Removes a member from a group; their access ends at once. */
export const removeMember = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  groupId: string,
  userId: string,
  expected: Expected,
): Promise<void> => {
  const { record: group } = await lockGroupFor(tx, actor, 'manageMembers', groupId)
  await end(tx, context, 'remove', actor, group, userId, expected)
}

/** The caller leaves the group. */
export const leaveGroup = async (tx: Tx, context: Context, actor: Actor, groupId: string): Promise<void> => {
  const { record: group } = await lockGroupFor(tx, actor, 'leave', groupId)
  await end(tx, context, 'leave', actor, group, actor.userId)
}

const end = async (
  tx: Tx,
  { groupHooks }: Context,
  action: 'remove' | 'leave',
  actor: Actor,
  group: Group,
  userId: string,
  expected: Expected = () => {},
): Promise<void> => {
  const { researchGroupId: groupId } = group
  const member = await lockMember(tx, groupId, userId)
  if (member === undefined) throw problem('NOT_FOUND', { detail: 'There is no such member.' })
  expected(member.version)
  await keepProfessor(tx, groupId, member, action)
  await deleteMember(tx, groupId, userId)
  for (const hook of groupHooks.onLeave) await hook(tx, groupId, userId)
  await recordMembership(tx, { action, groupId, userId, by: actor.userId, from: member.role, to: null })
  const person = await personNow(tx, userId)
  if (person !== undefined) await removeAddress(tx, group, person, actor.userId)
  await withdrawInvitationsOf(tx, userId, actor.userId)
}
