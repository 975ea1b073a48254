import type { Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { leaveSlotsAhead } from './slot.store.ts'

/** Whoever leaves a group holds none of its interviews any more, and has that time for others. What was stays. */
export const leavePanels = (tx: Transaction<Tables>, groupId: string, userId: string): Promise<void> =>
  leaveSlotsAhead(tx, groupId, userId)
