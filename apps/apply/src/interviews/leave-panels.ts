import type { Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { forgetPanelLetters } from './forget-letters.ts'
import { leaveSlotsAhead } from './slot.store.ts'

/** Whoever leaves a group holds none of its interviews any more, and has that time for others. What was stays. */
export const leavePanels = async (tx: Transaction<Tables>, groupId: string, userId: string): Promise<void> => {
  await leaveSlotsAhead(tx, groupId, userId)
  await forgetPanelLetters(tx, groupId, userId, new Date())
}
