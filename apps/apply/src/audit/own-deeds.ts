import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'

/** An entry (`e`) tells what an applicant did with the own application (`a`). */
export const isOwnDeed = sql<boolean>`a.applicant_id = e.by_user
  and a.application_id::text in (e.object_id, e.details ->> 'applicationId')`

/** What applicants did stays in the trail; that it was they does not. */
export const forgetApplicants = async (tx: Transaction<Tables>, applicationIds: readonly string[]): Promise<void> => {
  await sql`update audit_event e set by_user = null from application a
    where a.application_id = any(${[...applicationIds]}::uuid[]) and ${isOwnDeed}`.execute(tx)
}
