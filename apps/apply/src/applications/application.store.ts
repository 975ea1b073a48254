import { type QueryExecutorProvider, sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { isAmong } from '../states/among.ts'
import { ended } from '../states/application-states.ts'
import { hasEndedIn } from '../states/job-states.ts'
import { applicationColumns } from './application.columns.ts'
import type { Application, ApplicationState } from './application.ts'
import { keepSeen, showAll, showFrom } from './seen.ts'

export const findApplication = async (
  db: QueryExecutorProvider,
  applicationId: string,
): Promise<Application | undefined> => {
  const { rows } = await sql<Application>`select ${applicationColumns} from application
    where application_id = ${applicationId}`.execute(db)
  return rows[0]
}

/**
 * Locks the application until the end of the transaction, and reads it afterwards, so that it includes all earlier
 * changes.
 */
export const findLockedApplication = async (tx: Tx, applicationId: string): Promise<Application | undefined> => {
  await sql`select from application where application_id = ${applicationId} for no key update`.execute(tx)
  return await findApplication(tx, applicationId)
}

/**
 * The caller holds the lock, so the version is current. The applicant sees the new state from `from` on; without it,
 * they keep seeing the present one. An application reopened after the end of its job keeps its end, so retention
 * continues until another end is known (`restartRetention`).
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
  const isOver = isAmong(ended, state)
  const hasEnded = sql`(${isOver}::boolean
    or (select ${hasEndedIn('job.state')} from job where job.job_id = application.job_id))`
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
