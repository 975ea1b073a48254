import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { endInvitation } from './end-invitation.ts'
import { takeExpired, takeSomeExpired } from './invitation.store.ts'
import type { Invitation } from './member.ts'

const atATime = 100

/** Deletes expired invitations. */
export const expireInvitations = async ({ database }: Pick<Context, 'database'>): Promise<void> => {
  let ended = 0
  do ended = await database.transaction(async tx => end(tx, await takeSomeExpired(tx, atATime)))
  while (ended === atATime)
}

/** Makes room for a new invitation of an address whose former one has expired. */
export const expireInvitation = async (tx: Tx, groupId: string, email: string): Promise<void> => {
  await end(tx, await takeExpired(tx, groupId, email))
}

const end = async (tx: Tx, invitations: readonly Invitation[]): Promise<number> => {
  for (const invitation of invitations) await endInvitation(tx, 'expire', invitation, { by: null, at: new Date() })
  return invitations.length
}
