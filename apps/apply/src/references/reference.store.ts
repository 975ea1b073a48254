import { type Insertable, type QueryExecutorProvider, sql, type Updateable } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
import { type RefereeWords, secrecyOfReference } from '../documents/referee-words.ts'
import type { Assessment } from './assessment.ts'
import type { Reference, ReferenceState } from './reference.ts'

/**
 * A reference with everything that decides who may read it. `state` is that of the reference; the application has its
 * own.
 */
export type Found = Reference & {
  readonly application: Omit<RefereeWords, 'secrecy'> & { readonly jobId: string }
  readonly secrecy: RefereeWords['secrecy']
}

const referenceColumns = sql`reference.reference_id as "referenceId", reference.application_id as "applicationId",
  reference.state, reference.title, reference.first_name as "firstName", reference.last_name as "lastName",
  reference.email, reference.institution, reference.relationship, reference.language, reference.confidential,
  reference.assessment, reference.requested_at as "requestedAt", reference.expires_at as "expiresAt",
  reference.answered_at as "answeredAt", reference.version,
  jsonb_build_object('applicationId', application.application_id, 'applicantId', application.applicant_id, 'researchGroupId', application.research_group_id,
    'state', application.state, 'jobId', application.job_id) as application,
  ${secrecyOfReference} as secrecy`
const referenceFrom = sql`reference join application using (application_id)`

export const referencesOf = async (db: QueryExecutorProvider, applicationId: string): Promise<readonly Found[]> => {
  const { rows } = await sql<Found>`select ${referenceColumns} from ${referenceFrom}
    where reference.application_id = ${applicationId}
    order by reference.created_at, reference.reference_id`.execute(db)
  return rows
}

export const findReference = async (db: QueryExecutorProvider, referenceId: string): Promise<Found | undefined> => {
  const { rows } = await sql<Found>`select ${referenceColumns} from ${referenceFrom}
    where reference.reference_id = ${referenceId}`.execute(db)
  return rows[0]
}

/** The addresses of the account and the profile, and the one the application was sent with. */
export const addressesOfApplicant = async (
  db: QueryExecutorProvider,
  applicationId: string,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ address: string }>`select address from application
    join person on person.user_id = application.applicant_id left join applicant using (user_id)
    cross join unnest(array[person.email, applicant.email, application.snapshot #>> '{profile,email}']) address
    where application_id = ${applicationId} and address <> ''`.execute(db)
  return rows.map(({ address }) => address)
}

/** Locked until the end of the transaction; read it again afterwards. */
export const lockReference = async (tx: Tx, referenceId: string): Promise<void> => {
  await sql`select from reference where reference_id = ${referenceId} for update`.execute(tx)
}

export const referenceOfKey = async (db: QueryExecutorProvider, keyHash: Buffer): Promise<Found | undefined> => {
  const { rows } = await sql<Found>`select ${referenceColumns} from reference_key
    join reference using (reference_id) join application using (application_id)
    where key_hash = ${keyHash}`.execute(db)
  return rows[0]
}

export const insertReference = async (tx: Tx, row: Insertable<Tables['reference']>): Promise<void> => {
  await tx.insertInto('reference').values(row).execute()
}

export const updateReference = async (
  tx: Tx,
  referenceId: string,
  change: Updateable<Tables['reference']>,
): Promise<void> => {
  await tx
    .updateTable('reference')
    .set(eb => ({ ...change, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('reference_id', '=', referenceId)
    .execute()
}

/** Saves the referee's draft. Only the referee may know of it, so neither version nor date changes. */
export const keepWords = async (tx: Tx, referenceId: string, assessment: Assessment | null): Promise<void> => {
  await tx
    .updateTable('reference')
    .set({ assessment: assessment === null ? null : JSON.stringify(assessment) })
    .where('reference_id', '=', referenceId)
    .execute()
}

export const deleteReference = async (tx: Tx, referenceId: string): Promise<void> => {
  await tx.deleteFrom('reference').where('reference_id', '=', referenceId).execute()
}

export const insertKey = async (tx: Tx, referenceId: string, keyHash: Buffer): Promise<void> => {
  await tx.insertInto('reference_key').values({ key_hash: keyHash, reference_id: referenceId }).execute()
}

/** From now on no earlier link opens it. */
export const deleteKeys = async (tx: Tx, referenceId: string): Promise<void> => {
  await tx.deleteFrom('reference_key').where('reference_id', '=', referenceId).execute()
}

export const countIn = async (
  db: QueryExecutorProvider,
  applicationId: string,
  states: readonly ReferenceState[],
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from reference
    where application_id = ${applicationId} and state = any(${[...states]}::text[])`.execute(db)
  return rows[0]?.count ?? 0
}
