import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import type { Tx } from '../../db/schema.ts'
import { type Expected, Version } from '../../front-door/versions.ts'
import { problem } from '../../problems.ts'
import { lockGroupFor } from '../get.ts'
import { keepProfessor } from './last-professor.ts'
import { lockMember, updateRole } from './member.store.ts'
import type { Member } from './member.ts'
import { MemberRoles } from './member.view.ts'
import { recordMembership } from './record-membership.ts'
import { withdrawInvitationsOf } from './withdraw-invitations-of.ts'

export const NewRole = Type.Object(
  { role: MemberRoles, version: Version },
  { title: 'NewRole', additionalProperties: false, examples: [{ role: 'PROFESSOR' }] },
)

export const changeRole = async (
  tx: Tx,
  actor: Actor,
  groupId: string,
  userId: string,
  { role }: Static<typeof NewRole>,
  expected: Expected,
): Promise<Member> => {
  await lockGroupFor(tx, actor, 'manageMembers', groupId)
  const member = await lockMember(tx, groupId, userId)
  if (member === undefined) throw problem('NOT_FOUND', { detail: 'There is no such member.' })
  expected(member.version)
  if (member.role === role) return member
  await keepProfessor(tx, groupId, member, 'demote')
  await updateRole(tx, groupId, userId, role)
  await recordMembership(tx, { action: 'changeRole', groupId, userId, by: actor.userId, from: member.role, to: role })
  await withdrawInvitationsOf(tx, userId, actor.userId)
  return { ...member, role, version: member.version + 1 }
}
