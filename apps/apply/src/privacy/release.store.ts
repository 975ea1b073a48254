import { type QueryExecutorProvider, sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { isHeldIn } from '../jobs/held.ts'
import { emptyLetters } from '../letters/empty.ts'
import { isSent } from '../states/application-states.ts'

/** Jobs whose last hold has ended, with what was kept only because of it. */
export const jobsToRelease = async (db: QueryExecutorProvider): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select distinct h.job_id as id from legal_hold h
    where h.released_at is null and not ${isHeldIn('h.job_id')}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks the job, on which no hold can be placed then; false if there is one now. */
export const lockToRelease = async (tx: Tx, jobId: string): Promise<boolean> => {
  await sql`select from job where job_id = ${jobId} for no key update`.execute(tx)
  const { rows } = await sql`update legal_hold set released_at = now() where job_id = ${jobId}
    and released_at is null and ended_at is not null and not ${isHeldIn('legal_hold.job_id')} returning job_id`.execute(
    tx,
  )
  return rows.length > 0
}

/** Applications of people who have erased their account meanwhile, locked. */
export const applicationsOfErased = async (
  tx: Tx,
  jobId: string,
): Promise<readonly { readonly applicationId: string; readonly researchGroupId: string }[]> => {
  const { rows } = await sql<{
    applicationId: string
    researchGroupId: string
  }>`select application_id as "applicationId",
      research_group_id as "researchGroupId"
    from application where job_id = ${jobId} and anonymised_at is null and ${isSent('application')}
      and exists (select from person p where p.user_id = applicant_id and p.erased_at is not null)
    order by application_id for no key update`.execute(tx)
  return rows
}

/** What erased members left in the procedure, and the reasons of holds that erased administrators gave. */
export const emptyWordsOfErased = async (tx: Tx, jobId: string): Promise<void> => {
  const ofJob = sql`application_id in (select application_id from application where job_id = ${jobId})`
  const erased = sql`(select p.user_id from person p where p.erased_at is not null)`
  await sql`update recusal set reason = '' where ${ofJob} and reason <> ''
    and (user_id in ${erased} or declared_by in ${erased})`.execute(tx)
  await emptyLetters(
    tx,
    sql<boolean>`((${ofJob} or job_id = ${jobId}) and recipient_address <> ''
      and (ends_empty or user_id in ${erased} or by_user in ${erased}))`,
  )
  await sql`update legal_hold set reason = '' where job_id = ${jobId} and made_by in ${erased}`.execute(tx)
}
