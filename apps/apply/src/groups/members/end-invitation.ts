import type { Moment } from '@kolleg/lifecycle'
import { record } from '../../audit/record.ts'
import type { Tx } from '../../db/schema.ts'
import { dropLetters } from './drop-letters.ts'
import type { Invitation } from './member.ts'

/** Ends a removed invitation: nobody joins by it, and its letter no longer leaves. */
export const endInvitation = async (
  tx: Tx,
  action: 'withdraw' | 'expire',
  invitation: Invitation,
  moment: Moment,
): Promise<void> => {
  const { invitationId: objectId, researchGroupId: groupId, role: from, invitedBy } = invitation
  await record(tx, { object: 'invitation', objectId, action, from, ...moment }, { groupId, details: { invitedBy } })
  await dropLetters(tx, invitation, moment.at)
}
