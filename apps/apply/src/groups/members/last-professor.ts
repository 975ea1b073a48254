import type { Tx } from '../../db/schema.ts'
import { problem } from '../../problems.ts'
import { hasAnotherProfessor } from './member.store.ts'
import type { MemberRole } from './member.ts'

/** Refuses to remove the last professor of a locked group. */
export const keepProfessor = async (
  tx: Tx,
  groupId: string,
  { userId, role }: { readonly userId: string; readonly role: MemberRole },
  action: string,
): Promise<void> => {
  if (role !== 'PROFESSOR' || (await hasAnotherProfessor(tx, groupId, userId))) return
  throw problem('STATE_CONFLICT', {
    detail: 'This is the last professor of the research group; make someone else PROFESSOR first.',
    members: { from: role, action, allowed: [] },
  })
}
