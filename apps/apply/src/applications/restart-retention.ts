import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'

/** The applicant knows of a decision: from now on it is kept for the whole time, and announced anew before it goes. */
export const restartRetention = async (tx: Transaction<Tables>, applicationId: string, at: Date): Promise<void> => {
  await sql`update application set ended_at = ${at}, deletion_warned_at = null
    where application_id = ${applicationId}`.execute(tx)
}
