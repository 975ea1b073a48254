import type { Fact } from '@kolleg/lifecycle'
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { fullNameOrNull } from '../people/full-name.ts'
import { contentIn, type JobContent } from './content.ts'
import { isPublic, type Job } from './job.ts'

/** Keeps the job as it stands now under its version, and that the public sees it, if it does. */
export const keepVersion = async (
  tx: Tx,
  job: Job,
  { at, by, action }: Fact,
  changed: readonly string[],
): Promise<void> => {
  await tx
    .insertInto('job_version')
    .values({
      job_id: job.jobId,
      version: job.version,
      at,
      by_user: by,
      action,
      changed: [...changed],
      content: JSON.stringify(contentIn(job)),
    })
    .execute()
  if (isPublic(job)) await showVersions(tx, sql`job_id = ${job.jobId}`)
}

/** What a version of the job said. */
export const findVersion = async (
  db: QueryExecutorProvider,
  jobId: string,
  version: number,
): Promise<Kept | undefined> => {
  const { rows } = await sql<Kept>`select ${keptColumns}, v.content from job_version v
    left join person p on p.user_id = v.by_user where v.job_id = ${jobId} and v.version = ${version}`.execute(db)
  return rows[0]
}

/** From now on the public sees these jobs as they stand. */
export const showVersions = async (tx: Tx, where: RawBuilder<unknown>): Promise<void> => {
  await sql`update job set public_version = version where state = 'PUBLISHED' and ${where}`.execute(tx)
}

type LastPublic = JobContent & Pick<Job, 'closesAt'>

/** What the job said when the public last saw it; undefined for one that never was public. */
export const findLastPublic = async (db: QueryExecutorProvider, jobId: string): Promise<LastPublic | undefined> => {
  const { rows } = await sql<Pick<Job, 'closesAt'> & { readonly content: JobContent }>`select v.content,
      (((v.content ->> 'applicationDeadline')::date + 1)::timestamp at time zone g.timezone) as "closesAt"
    from job_version v join job j on j.job_id = v.job_id and j.public_version = v.version
    join research_group g using (research_group_id) where j.job_id = ${jobId}`.execute(db)
  const [found] = rows
  return found && { ...found.content, closesAt: found.closesAt }
}

export const keptColumns = sql`v.version, v.at, v.action, v.changed, v.by_user as "byUser",
  ${fullNameOrNull('p')} as "byName"`

export type Entry = {
  readonly version: number
  readonly at: Date
  readonly action: string
  readonly changed: readonly string[]
  readonly byUser: string | null
  readonly byName: string | null
}
export type Kept = Entry & { readonly content: JobContent }
