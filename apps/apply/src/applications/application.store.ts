import { type QueryExecutorProvider, sql, type Transaction, type Updateable } from 'kysely'
import type { Tables } from '../db/schema.ts'
import {
  type Answers,
  type Application,
  type ApplicationState,
  defaultConsents,
  ended,
  type Snapshot,
} from './application.ts'
import { keepSeen, seenByApplicant, showAll, showFrom } from './seen.ts'

type Tx = Transaction<Tables>

export const applicationColumns = sql`
  application.application_id as "applicationId", application.job_id as "jobId",
  application.research_group_id as "researchGroupId", application.applicant_id as "applicantId", application.state,
  application.version, application.created_at as "createdAt", application.updated_at as "updatedAt",
  application.submitted_at as "submittedAt", application.opened_at as "openedAt", application.motivation, application.skills, application.experience,
  application.desired_start as "desiredStart", application.answers,
  ${JSON.stringify(defaultConsents)}::jsonb || application.consents as consents, application.snapshot,
  application.job_version as "jobVersion",
  application.anonymised_at as "anonymisedAt", (select reviewer_id from application_review standing
    where standing.application_id = application.application_id and standing.reconsidered_at is null) as "decidedBy",
  ${seenByApplicant} as seen`

export const findApplication = async (
  db: QueryExecutorProvider,
  applicationId: string,
): Promise<Application | undefined> => {
  const { rows } = await sql<Application>`select ${applicationColumns} from application
    where application_id = ${applicationId}`.execute(db)
  return rows[0]
}

/** Nobody else changes it until the end of the transaction. Read once it is held, with all that others did before. */
export const lockApplication = async (tx: Tx, applicationId: string): Promise<Application | undefined> => {
  await sql`select from application where application_id = ${applicationId} for no key update`.execute(tx)
  return await findApplication(tx, applicationId)
}

export const findOfApplicant = async (
  db: QueryExecutorProvider,
  applicantId: string,
  jobId: string,
): Promise<Application | undefined> => {
  const { rows } = await sql<Application>`select ${applicationColumns} from application
    where applicant_id = ${applicantId} and job_id = ${jobId}`.execute(db)
  return rows[0]
}

/** Undefined when the applicant has one already: the unique index decides between two at once. */
export const insertApplication = async (
  tx: Tx,
  {
    applicationId,
    jobId,
    researchGroupId,
    applicantId,
    state,
  }: Pick<Application, 'applicationId' | 'jobId' | 'researchGroupId' | 'applicantId' | 'state'>,
): Promise<Application | undefined> => {
  const { rows } = await sql<Application>`
    insert into application (application_id, job_id, research_group_id, applicant_id, state)
    values (${applicationId}, ${jobId}, ${researchGroupId}, ${applicantId}, ${state})
    on conflict (applicant_id, job_id) do nothing returning ${applicationColumns}`.execute(tx)
  return rows[0]
}

/**
 * The row is held, so its version is the one that was read. The applicant sees the move from a moment on; without one,
 * they go on seeing what they see now. What is opened again after the end of its job has ended with it all the same: it
 * is not kept for longer than the others, until another end is known (`endAnew`).
 */
export const moveApplication = async (
  tx: Tx,
  { applicationId }: Pick<Application, 'applicationId'>,
  state: ApplicationState,
  at: Date,
  seenFrom: Date | null,
): Promise<Application> => {
  const isSeenNow = seenFrom !== null && seenFrom <= at
  if (isSeenNow) await showAll(tx, [applicationId])
  else await keepSeen(tx, applicationId)
  const isOver = ended.some(end => end === state)
  const hasEnded = sql`(${isOver}::boolean
    or (select state from job where job.job_id = application.job_id) in ('CLOSED', 'APPLICANT_FOUND'))`
  const { rows } = await sql<Application>`update application set state = ${state}, version = version + 1,
      updated_at = ${at}, owed_letter = null,
      ended_at = case when ${hasEnded} then coalesce(ended_at, case when ${isOver}::boolean then ${at}::timestamptz end) end,
      deletion_warned_at = case when ${hasEnded} then deletion_warned_at end,
      opened_at = case when ${state} = 'SENT' then null
        when application.state = 'SENT' and ${state} = 'IN_REVIEW' then ${at}::timestamptz else opened_at end
    where application_id = ${applicationId} returning ${applicationColumns}`.execute(tx)
  const [moved] = rows
  if (moved === undefined) throw new Error('The application was held and is not there.')
  if (seenFrom !== null && !isSeenNow) await showFrom(tx, applicationId, seenFrom, at)
  return moved
}

export const deleteApplication = async (tx: Tx, applicationId: string): Promise<void> => {
  await tx.deleteFrom('application').where('application_id', '=', applicationId).execute()
}

export const changeApplication = async (
  tx: Tx,
  applicationId: string,
  changes: Updateable<Tables['application']>,
): Promise<Application> => {
  await tx
    .updateTable('application')
    .set(eb => ({ ...changes, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('application_id', '=', applicationId)
    .execute()
  const changed = await findApplication(tx, applicationId)
  if (changed === undefined) throw new Error('The application was held and is not there.')
  return changed
}

type Frozen = {
  readonly state: ApplicationState
  readonly at: Date
  readonly snapshot: Snapshot
  readonly answers: Answers
  readonly grade: number | null
}

/** Keeps what was sent, as it was sent. */
export const freezeApplication = (
  tx: Tx,
  applicationId: string,
  { state, at, snapshot, answers, grade }: Frozen,
): Promise<Application> =>
  changeApplication(tx, applicationId, {
    state,
    submitted_at: at,
    snapshot: JSON.stringify(snapshot),
    job_version: snapshot.job.version,
    answers: JSON.stringify(answers),
    first_name: snapshot.profile.firstName,
    last_name: snapshot.profile.lastName,
    email: snapshot.profile.email,
    german_grade: grade,
  })
