import { type QueryExecutorProvider, sql, type Updateable } from 'kysely'
import { applicationColumns } from '../applications/application.columns.ts'
import type { Answers, Application, ApplicationState, Snapshot } from '../applications/application.ts'
import { getApplication } from '../applications/get.ts'
import type { Tables, Tx } from '../db/schema.ts'

export const findOfApplicant = async (
  db: QueryExecutorProvider,
  applicantId: string,
  jobId: string,
): Promise<Application | undefined> => {
  const { rows } = await sql<Application>`select ${applicationColumns} from application
    where applicant_id = ${applicantId} and job_id = ${jobId}`.execute(db)
  return rows[0]
}

/** Undefined if the applicant has one already: the unique index decides between two at once. */
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
  return await getApplication(tx, applicationId)
}

type Frozen = {
  readonly state: ApplicationState
  readonly at: Date
  readonly snapshot: Snapshot
  readonly answers: Answers
  readonly grade: number | null
}

/** Freezes the application as it was sent. */
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
