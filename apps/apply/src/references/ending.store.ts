import type { Fact } from '@kolleg/lifecycle'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { titleKnown } from '../jobs/as-published.ts'
import { fullName } from '../people/full-name.ts'
import { isSent } from '../states/application-states.ts'
import { type Reference, referenceSteps } from './reference.ts'

type Moment = Pick<Fact, 'by' | 'at'>

/** The requests that have ended, the jobs whose referees must be told, and the files of abandoned drafts. */
export type Ended = {
  readonly referenceIds: readonly string[]
  readonly jobIds: readonly string[]
  readonly files: readonly string[]
}

/** One statement for a single reference or for thousands. */
export const cancelAll = (tx: Tx, where: RawBuilder<unknown>, moment: Moment): Promise<Ended> =>
  endAll(tx, 'cancel', where, moment)

/** The requests that have expired. */
export const expireAll = (tx: Tx, at: Date): Promise<Ended> =>
  endAll(tx, 'expire', sql`reference.expires_at <= ${at}`, { by: null, at })

export const declineOne = (tx: Tx, referenceId: string, at: Date): Promise<Ended> =>
  endAll(tx, 'decline', sql`reference.reference_id = ${referenceId}`, { by: null, at })

/**
 * The draft is deleted with the request: nobody but the referee may read it. The group's trail does not mention drafts
 * of applications, which do not exist for it.
 */
const endAll = async (
  tx: Tx,
  action: 'cancel' | 'expire' | 'decline',
  where: RawBuilder<unknown>,
  { by, at }: Moment,
): Promise<Ended> => {
  const { from, to } = referenceSteps.table[action]
  const { rows } = await sql<Ended>`with before as (
      select reference_id, reference.state, job_id, application.application_id,
        case when ${isSent('application')} then research_group_id end as research_group_id
      from reference join application using (application_id)
      where reference.state = any(${[...from]}::text[]) and ${where}
      order by reference_id for update of reference
    ), ended as (
      update reference set state = ${to}, version = reference.version + 1, updated_at = ${at}, assessment = null,
        answered_at = ${to === 'DECLINED' ? at : null},
        owed_letter = case when ${to} = 'CANCELLED' and before.state = 'REQUESTED' then 'REFERENCE_CANCELLED' end
      from before where reference.reference_id = before.reference_id
      returning reference.reference_id, before.state as before, before.job_id, before.research_group_id,
        before.application_id, reference.owed_letter
    ), deleted as (
      delete from document using ended where document.reference_id = ended.reference_id returning document.sha256
    ), noted as (
      insert into audit_event (at, by_user, action, object, object_id, from_state, to_state, research_group_id, details)
      select ${at}, ${by}::uuid, ${action}, ${referenceSteps.of}, reference_id::text, before, ${to}, research_group_id,
        jsonb_build_object('applicationId', application_id::text) from ended
    )
    select array(select reference_id from ended) as "referenceIds",
      array(select distinct job_id from ended where owed_letter is not null) as "jobIds",
      array(select distinct sha256 from deleted) as files`.execute(tx)
  return rows[0] ?? { referenceIds: [], jobIds: [], files: [] }
}

export type Owing = Pick<
  Reference,
  | 'referenceId'
  | 'applicationId'
  | 'title'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'institution'
  | 'relationship'
  | 'language'
> & {
  readonly jobId: string
  readonly jobTitle: string
  readonly applicantName: string
}

const owingColumns = sql`reference.reference_id as "referenceId", reference.application_id as "applicationId",
  reference.title, reference.first_name as "firstName", reference.last_name as "lastName", reference.email,
  reference.institution, reference.relationship, reference.language, application.job_id as "jobId",
  ${titleKnown('application', 'job')} as "jobTitle",
  ${fullName('application')} as "applicantName"`

/** Referees who must still be told that their letter is no longer needed, including those being written to now. */
export const owedCancellations = async (tx: Tx, where: RawBuilder<unknown>, most: number) => {
  const { rows } = await sql<Owing>`select ${owingColumns} from reference join application using (application_id)
    join job using (job_id) where ${where} and reference.owed_letter is not null
    order by reference_id limit ${most} for update of reference`.execute(tx)
  return rows
}

export const isAsking = sql<boolean>`type in ('REFERENCE_REQUEST', 'REFERENCE_REMINDER')`
type Addressee = Pick<Owing, 'applicationId' | 'email'>

/** Whether a letter that asked this person may have arrived; true if that is unknown by now. */
export const mayKnow = async (tx: Tx, { applicationId, email }: Addressee): Promise<boolean> => {
  const { rows } = await sql<{ may: boolean }>`select coalesce(bool_or(attempts > 0), true) as may from letter
    where application_id = ${applicationId} and ${isAsking} and user_id is null and recipient_address <> ''
      and lower(recipient_address) = lower(${email})`.execute(tx)
  return rows[0]?.may ?? true
}

/** A referee who is asked again need not be told of the earlier end. */
export const settleOwed = async (tx: Tx, { applicationId, email }: Addressee): Promise<void> => {
  await sql`update reference set owed_letter = null
    where application_id = ${applicationId} and lower(email) = lower(${email}) and owed_letter is not null`.execute(tx)
}

export const cancellationWritten = async (tx: Tx, referenceId: string): Promise<void> => {
  await tx.updateTable('reference').set({ owed_letter: null }).where('reference_id', '=', referenceId).execute()
}

export type Due = Owing & { readonly expiresAt: Date; readonly confidential: boolean }

/** Referees to be reminded now: once in the last week, once on the last day. A late run sends only the second. */
export const dueReminders = async (tx: Tx, now: Date, weekMs: number, dayMs: number, most: number) => {
  const [week, day] = [new Date(now.getTime() + weekMs), new Date(now.getTime() + dayMs)]
  const { rows } = await sql<Due>`select ${owingColumns}, reference.expires_at as "expiresAt", reference.confidential
    from reference join application using (application_id) join job using (job_id)
    where reference.state = 'REQUESTED' and reference.expires_at > ${now} and reference.expires_at <= ${week}
      and (reference.reminded_week_at is null or (reference.reminded_day_at is null and reference.expires_at <= ${day}))
    order by reference_id limit ${most} for update of reference skip locked`.execute(tx)
  return rows
}

export const reminded = async (tx: Tx, { referenceId, expiresAt }: Due, now: Date, dayMs: number): Promise<void> => {
  const isLast = expiresAt.getTime() - now.getTime() <= dayMs
  await sql`update reference set reminded_week_at = coalesce(reminded_week_at, ${now}),
    reminded_day_at = case when ${isLast}::boolean then ${now}::timestamptz else reminded_day_at end
    where reference_id = ${referenceId}`.execute(tx)
}
