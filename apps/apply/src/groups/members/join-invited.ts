import type { Tx } from '../../db/schema.ts'
import { takeUpLetters } from './drop-letters.ts'
import { takeInvitations } from './invitation.store.ts'
import { insertMember } from './member.store.ts'
import { recordMembership } from './record-membership.ts'

/** Begins every membership that waits for a verified address; existing members keep their role. */
export const joinInvited = async (tx: Tx, userId: string, email: string): Promise<void> => {
  if (email === '') return
  for (const invitation of await takeInvitations(tx, email)) {
    const { researchGroupId: groupId, role, invitationId, invitedBy } = invitation
    await takeUpLetters(tx, invitation, userId, new Date())
    if (await insertMember(tx, groupId, userId, role))
      await recordMembership(tx, {
        action: 'join',
        groupId,
        userId,
        by: userId,
        from: null,
        to: role,
        details: { invitationId, invitedBy },
      })
  }
}
