import type { Tx } from '../../db/schema.ts'
import { personNow } from '../../people/find.ts'
import { endInvitation } from './end-invitation.ts'
import { takeUnlicensed } from './invitation.store.ts'

/**
 * Withdraws invitations that a person may no longer make after losing a role, so that nobody returns by their own
 * invitation to another address.
 */
export const withdrawInvitationsOf = async (tx: Tx, userId: string, by: string): Promise<void> => {
  const inviter = await personNow(tx, userId)
  if (inviter === undefined) return
  const moment = { by, at: new Date() }
  for (const invitation of await takeUnlicensed(tx, inviter)) await endInvitation(tx, 'withdraw', invitation, moment)
}
