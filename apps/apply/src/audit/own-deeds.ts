import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'

/** Whether an entry (`e`) is an action of the applicant on their own application (`a`). */
export const isOwnDeed = sql<boolean>`a.applicant_id = e.by_user
  and a.application_id::text in (e.object_id, e.details ->> 'applicationId')`

/** The trail keeps what applicants did, but not who they were. */
export const anonymiseOwnDeeds = async (tx: Tx, applicationIds: readonly string[]): Promise<void> => {
  await sql`update audit_event e set by_user = null from application a
    where a.application_id = any(${[...applicationIds]}::uuid[]) and ${isOwnDeed}`.execute(tx)
}
