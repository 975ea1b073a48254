import type { Actor } from '@kolleg/access'
import { record } from '../../audit/record.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../problems.ts'
import { takeGroup } from '../get.ts'
import { dropLetters } from './drop-letters.ts'
import { deleteInvitation } from './invitation.store.ts'

/** Nobody joins by it any more, nor hears of it now who has not. */
export const withdrawInvitation = (
  { database }: Context,
  actor: Actor,
  groupId: string,
  invitationId: string,
): Promise<void> =>
  database.transaction(async tx => {
    await takeGroup(tx, actor, 'manageMembers', groupId)
    const invitation = await deleteInvitation(tx, groupId, invitationId)
    if (invitation === undefined) throw problem('NOT_FOUND', { detail: 'There is no such invitation.' })
    const { role: from } = invitation
    const moment = { by: actor.userId, at: new Date() }
    await record(tx, { object: 'invitation', objectId: invitationId, action: 'withdraw', from, ...moment }, { groupId })
    await dropLetters(tx, invitation, moment)
  })
