import type { Actor } from '@kolleg/access'
import type { Tx } from '../../db/schema.ts'
import { problem } from '../../problems.ts'
import { lockGroupFor } from '../get.ts'
import { endInvitation } from './end-invitation.ts'
import { deleteInvitation } from './invitation.store.ts'

export const withdrawInvitation = async (
  tx: Tx,
  actor: Actor,
  groupId: string,
  invitationId: string,
): Promise<void> => {
  await lockGroupFor(tx, actor, 'manageMembers', groupId)
  const invitation = await deleteInvitation(tx, groupId, invitationId)
  if (invitation === undefined) throw problem('NOT_FOUND', { detail: 'There is no such invitation.' })
  await endInvitation(tx, 'withdraw', invitation, { by: actor.userId, at: new Date() })
}
