import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { jobs } from './job.policy.ts'
import { findJob, findLockedJob } from './job.store.ts'
import type { Job } from './job.ts'

/** Also for a hidden job, in the same words. */
export const noSuchJob = () => problem('NOT_FOUND', { detail: 'There is no such job.' })

const orNotFound = (job: Job | undefined): Job => {
  if (job === undefined) throw noSuchJob()
  return job
}

/** The job in any state, for other folders too; 404 if it does not exist. */
export const getJob = async (db: QueryExecutorProvider, jobId: string): Promise<Job> =>
  orNotFound(await findJob(db, jobId))

/** The same, locked until the end of the transaction, so that its state does not change. */
export const lockJob = async (tx: Tx, jobId: string): Promise<Job> => orNotFound(await findLockedJob(tx, jobId))

/** The protected details: any state, for members of its group. */
export const readJob = async (db: QueryExecutorProvider, actor: Actor, jobId: string): Promise<Job> =>
  jobs.permit(actor, 'read', await getJob(db, jobId)).record
