import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { withdrawInvitationsOf } from '../groups/members/withdraw-invitations-of.ts'
import { problem } from '../problems.ts'
import { deleteAdmin, lockAdmins } from './admin.store.ts'

/** Takes the role of ADMIN away: 404 if the person is not an ADMIN, 409 for the last one. */
export const dismissAdmin = async (tx: Tx, { userId: by }: Actor, userId: string): Promise<void> => {
  const admins = await lockAdmins(tx)
  if (!admins.includes(by)) throw problem('ACCESS_DENIED')
  if (!admins.includes(userId.toLowerCase())) throw problem('NOT_FOUND', { detail: 'There is no such ADMIN.' })
  if (admins.length === 1)
    throw problem('STATE_CONFLICT', {
      detail: 'This is the last ADMIN; name another one first.',
      members: { from: 'ADMIN', action: 'dismiss', allowed: [] },
    })
  await deleteAdmin(tx, userId)
  await record(tx, { object: 'person', objectId: userId.toLowerCase(), action: 'dismissAdmin', by, from: 'ADMIN' })
  await withdrawInvitationsOf(tx, userId, by)
}

/** Gives up one's own role. Not an error if somebody else has just taken it away. */
export const layDownAdmin = async (tx: Tx, actor: Actor): Promise<void> => {
  if ((await lockAdmins(tx)).includes(actor.userId)) await dismissAdmin(tx, actor, actor.userId)
}
