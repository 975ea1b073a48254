import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'

/** Restarts retention when the applicant learns of a decision, with a new warning before the end. */
export const restartRetention = async (tx: Tx, applicationId: string, at: Date): Promise<void> => {
  await sql`update application set ended_at = ${at}, deletion_warned_at = null
    where application_id = ${applicationId}`.execute(tx)
}
