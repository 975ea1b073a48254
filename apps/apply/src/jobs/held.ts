import { type RawBuilder, sql } from 'kysely'

export const todayInUtc = sql`(now() at time zone 'UTC')::date`

/** Whether the legal hold of this alias is in force. */
export const holds = (hold: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${hold}.ended_at`)} is null and ${sql.ref(`${hold}.until`)} >= ${todayInUtc})`

/** Whether a legal hold keeps everything that belongs to the job of this column. */
export const isHeldIn = (jobId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from legal_hold held where held.job_id = ${sql.ref(jobId)} and ${holds('held')})`

/** The same for what is about the application of this column. */
export const isApplicationHeldIn = (applicationId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from legal_hold held join application kept on kept.job_id = held.job_id
    where kept.application_id = ${sql.ref(applicationId)} and ${holds('held')})`
