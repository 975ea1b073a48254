import type { Actor } from '@kolleg/access'
import type { Transaction } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import type { Expected } from '../../front-door/versions.ts'
import { leavePanels } from '../../interviews/leave-panels.ts'
import { personNow } from '../../people/find.ts'
import { problem } from '../../problems.ts'
import { takeGroup } from '../get.ts'
import type { Group } from '../group.ts'
import { forgetAddress } from './forget-contact.ts'
import { keepProfessor } from './last-professor.ts'
import { deleteMember, holdMember } from './member.store.ts'
import { recordMembership } from './record-membership.ts'
import { withdrawInvitationsOf } from './withdraw-invitations-of.ts'

/** Takes a member out of a group; their access ends with it. */
export const removeMember = async (
  tx: Transaction<Tables>,
  actor: Actor,
  groupId: string,
  userId: string,
  expected: Expected,
): Promise<void> => {
  const { record: group } = await takeGroup(tx, actor, 'manageMembers', groupId)
  await end(tx, 'remove', actor, group, userId, expected)
}

/** Leaves a group oneself. */
export const leaveGroup = (tx: Transaction<Tables>, actor: Actor, groupId: string): Promise<void> =>
  takeGroup(tx, actor, 'leave', groupId).then(({ record }) => end(tx, 'leave', actor, record, actor.userId))

const end = async (
  tx: Transaction<Tables>,
  action: 'remove' | 'leave',
  actor: Actor,
  group: Group,
  userId: string,
  expected: Expected = () => {},
): Promise<void> => {
  const { researchGroupId: groupId } = group
  const member = await holdMember(tx, groupId, userId)
  if (member === undefined) throw problem('NOT_FOUND', { detail: 'There is no such member.' })
  expected(member.version)
  await keepProfessor(tx, groupId, member, action)
  await deleteMember(tx, groupId, userId)
  await leavePanels(tx, groupId, userId)
  await recordMembership(tx, { action, groupId, userId, by: actor.userId, from: member.role, to: null })
  const person = await personNow(tx, userId)
  if (person !== undefined) await forgetAddress(tx, group, person, actor.userId)
  await withdrawInvitationsOf(tx, userId, actor.userId)
}
