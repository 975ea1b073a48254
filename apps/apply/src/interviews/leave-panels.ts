import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { dropPanelLetters } from './drop-letters.ts'
import { leaveSlotsAhead, leaveSlotsOf } from './slot.store.ts'

/** A person who leaves a group no longer holds its future interviews, and is free at those times. Past ones stay. */
export const leavePanels = async (tx: Tx, groupId: string, userId: string): Promise<void> => {
  await leaveSlotsAhead(tx, groupId, userId)
  await dropPanelLetters(tx, groupId, userId, new Date())
}

/** The same for the interview of one application, */
export const leavePanelOf = (tx: Tx, applicationId: string, userId: string): Promise<void> =>
  leaveSlotsOf(tx, sql<boolean>`i.application_id = ${applicationId}`, [userId])

/** and for those of one position, whether booked or free. */
export const leavePanelsOfJob = (tx: Tx, jobId: string, userIds: readonly string[]): Promise<void> =>
  leaveSlotsOf(tx, sql<boolean>`p.job_id = ${jobId}`, userIds)
