import type { Fact } from '@kolleg/lifecycle'
import type { QueryExecutorProvider, Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../db/schema.ts'
import type { Job } from './job.ts'

/**
 * What another room does when a job takes a step (publish, unpublish, close, fill, delete), in the same transaction.
 * The job is held and shown as it was before the step; the fact says where it goes. A refusal that is thrown here
 * keeps the step from being taken.
 */
export type JobHook = (tx: Transaction<Tables>, context: Context, job: Job, fact: Fact) => Promise<void>

/** What other rooms know about jobs. */
export type JobHooks = {
  readonly onStep: readonly JobHook[]
  /** The version of the job that the person applied to; undefined for whoever has not applied. */
  readonly versionAppliedTo: (db: QueryExecutorProvider, userId: string, jobId: string) => Promise<number | undefined>
}

declare module '../context.ts' {
  interface Context {
    readonly jobHooks: JobHooks
  }
}
