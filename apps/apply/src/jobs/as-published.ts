import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { isPublic, type Job } from './job.ts'
import { findLastPublic, showVersions } from './version.store.ts'

/**
 * The job as applicants know it: what members write while it is unpublished, or their group is suspended, stays
 * internal until it is public again.
 */
export const asPublished = async (db: QueryExecutorProvider, job: Job): Promise<Job> =>
  isPublic(job) ? job : { ...job, ...(await findLastPublic(db, job.jobId)) }

/** The title as an applicant knows it: from the version applied to, otherwise from the last public one. */
export const titleKnown = (application: string, job: string): RawBuilder<string> => {
  const [snapshot, jobId, version, title] = [
    sql.ref(`${application}.snapshot`),
    ...['job_id', 'public_version', 'title'].map(column => sql.ref(`${job}.${column}`)),
  ]
  return sql`coalesce(${snapshot} #>> '{job,title}', (select v.content ->> 'title' from job_version v
    where v.job_id = ${jobId} and v.version = ${version}), ${title})`
}

/** A group is opened: from now on the public sees its published jobs as they stand. */
export const showJobsOf = (tx: Tx, researchGroupId: string): Promise<void> =>
  showVersions(tx, sql`research_group_id = ${researchGroupId}`)
