import { type QueryExecutorProvider, sql } from 'kysely'
import type { Job } from './job.ts'
import { findTakenBack } from './version.store.ts'

/**
 * The job as someone knows it who began to apply while it was public: what members write into it after they took it
 * back is theirs until they publish it again.
 */
export const asPublished = async (db: QueryExecutorProvider, job: Job): Promise<Job> =>
  job.state === 'DRAFT' ? { ...job, ...(await findTakenBack(db, job.jobId)) } : job

/** The same of the title alone, in a list. */
export const publishedTitle = sql<string>`coalesce(case when job.state = 'DRAFT' then (
    select content ->> 'title' from job_version where job_version.job_id = job.job_id and action = 'unpublish'
    order by job_version.version desc limit 1) end, job.title)`
