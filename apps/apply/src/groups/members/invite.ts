import type { Static } from 'typebox'
import { record } from '../../audit/record.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { orExists } from '../../db/violations.ts'
import { type Person, toldAs } from '../../people/person.ts'
import { problem } from '../../problems.ts'
import { linkTo } from '../../site/link.ts'
import type { Language } from '../../text/language.ts'
import type { Group } from '../group.ts'
import { expireInvitation } from './expire-invitations.ts'
import { countInvitations, insertInvitation, lockAdminRole } from './invitation.store.ts'
import type { MemberRole } from './member.ts'
import type { AddedView } from './member.view.ts'
import { roleWords } from './role-words.ts'

/** A limit, so that a group cannot be used to send letters to everybody. */
const mostInvitations = 100

/** Writes to an address without an account; the membership begins when a person signs in with it. */
export const invite = async (
  context: Context,
  tx: Tx,
  actor: Person,
  { researchGroupId: groupId, name, defaultLanguage: language, timezone }: Group,
  email: string,
  role: MemberRole,
): Promise<Static<typeof AddedView>> => {
  const { userId: invitedBy } = actor
  await lockAdminRole(tx, invitedBy)
  await expireInvitation(tx, groupId, email)
  if ((await countInvitations(tx, groupId)) >= mostInvitations)
    throw problem('LIMIT_REACHED', { detail: `${mostInvitations} invitations are open already.` })
  const { invitationId, expiresAt } = await insertInvitation(tx, { groupId, email, role, invitedBy }).catch(
    orExists('This address is invited already.'),
  )
  await record(
    tx,
    { object: 'invitation', objectId: invitationId, action: 'invite', by: invitedBy, to: role },
    { groupId },
  )
  await context.letters.write(tx, {
    type: 'MEMBER_INVITED',
    groupId,
    language,
    to: { name: '', address: email },
    by: invitedBy,
    expiresAt,
    data: {
      invitation: {
        email,
        role: roleWords[language][role],
        link: linkTo(context, `/groups/${groupId}/home`),
        until: lastDay(expiresAt, language, timezone),
      },
      group: { name },
      inviter: { name: toldAs(actor, language) },
    },
  })
  return { status: 'INVITED', userId: null, invitationId, firstName: '', lastName: '', email, role }
}

const dayMs = 24 * 60 * 60_000

/** The last full day on which it is valid. */
const lastDay = (expiresAt: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone }).format(
    expiresAt.getTime() - dayMs,
  )
