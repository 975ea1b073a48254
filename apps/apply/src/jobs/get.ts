import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider, Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { jobs } from './job.policy.ts'
import { findJob, findLockedJob } from './job.store.ts'
import type { Job } from './job.ts'

/** Also for one that is hidden, and then in the same words. */
export const noSuchJob = () => problem('NOT_FOUND', { detail: 'There is no such job.' })

const orNotFound = (job: Job | undefined): Job => {
  if (job === undefined) throw noSuchJob()
  return job
}

/** The job in whatever state, for other rooms too; 404 when there is none. */
export const getJob = async (db: QueryExecutorProvider, jobId: string): Promise<Job> =>
  orNotFound(await findJob(db, jobId))

/** The same, held until the end of the transaction, so that what is decided by its state stays true. */
export const lockJob = async (tx: Transaction<Tables>, jobId: string): Promise<Job> =>
  orNotFound(await findLockedJob(tx, jobId))

/** The protected details: any state, for members of its group. */
export const readJob = async (db: QueryExecutorProvider, actor: Actor, jobId: string): Promise<Job> =>
  jobs.permit(actor, 'read', await getJob(db, jobId)).record
