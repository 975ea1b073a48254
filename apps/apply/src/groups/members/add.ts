import { type Static, Type } from 'typebox'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { checkName } from '../../people/either-name.ts'
import { personOf } from '../../people/find.ts'
import { lockAddress } from '../../people/lock-address.ts'
import type { Person } from '../../people/person.ts'
import { provenOf } from '../../people/proven-address.ts'
import { problem } from '../../problems.ts'
import { uuid } from '../../schema-parts.ts'
import { mailAddress } from '../../text/line-patterns.ts'
import { lockGroupFor } from '../get.ts'
import type { Group } from '../group.ts'
import { takeUpLetters } from './drop-letters.ts'
import { takeInvitations } from './invitation.store.ts'
import { invite } from './invite.ts'
import { insertMember } from './member.store.ts'
import { type AddedView, MemberRoles } from './member.view.ts'
import { recordMembership } from './record-membership.ts'
import { tellMember } from './tell-member.ts'

export const NewMember = Type.Object(
  {
    userId: Type.Optional(uuid),
    email: Type.Optional(Type.String({ maxLength: 254, pattern: mailAddress, 'x-visible': 'all' })),
    role: MemberRoles,
  },
  {
    title: 'NewMember',
    description: 'Either `userId` or `email`.',
    additionalProperties: false,
    examples: [{ email: 'emil@uni.example', role: 'EMPLOYEE' }],
  },
)

type Added = Static<typeof AddedView>

/** Adds a known person at once, and invites an address that nobody holds. */
export const addMember = async (
  context: Context,
  tx: Tx,
  actor: Person,
  researchGroupId: string,
  named: Static<typeof NewMember>,
): Promise<Added> => {
  await checkName(named)
  const { userId, email, role } = named
  const { record: group } = await lockGroupFor(tx, actor, 'manageMembers', researchGroupId)
  if (userId !== undefined) {
    const person = await personOf(tx, userId)
    if (person === undefined) throw problem('NOT_FOUND', { detail: 'There is no such person.' })
    return await admit(context, tx, actor, group, person, role)
  }
  const person = await lockAddress(tx, email ?? '')
  return person === undefined
    ? await invite(context, tx, actor, group, email ?? '', role)
    : await admit(context, tx, actor, group, person, role)
}

const admit = async (
  context: Context,
  tx: Tx,
  actor: Person,
  group: Group,
  person: Person,
  role: Added['role'],
): Promise<Added> => {
  const { userId, firstName, lastName } = person
  const email = provenOf(person)
  const { researchGroupId: groupId } = group
  if (!(await insertMember(tx, groupId, userId, role)))
    throw problem('ALREADY_EXISTS', { detail: 'This person is a member already.' })
  const taken = email === '' ? [] : await takeInvitations(tx, email, groupId)
  for (const invitation of taken) await takeUpLetters(tx, invitation, userId, new Date())
  await recordMembership(tx, { action: 'add', groupId, userId, by: actor.userId, from: null, to: role })
  await tellMember(context, tx, actor, group, person, role)
  return { status: 'MEMBER', userId, invitationId: null, firstName, lastName, email, role }
}
