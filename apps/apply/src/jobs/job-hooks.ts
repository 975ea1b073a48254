import type { Fact } from '@kolleg/lifecycle'
import type { QueryExecutorProvider } from 'kysely'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import type { Job } from './job.ts'

/**
 * What another folder does in the transaction of a step (publish, unpublish, close, fill, delete). The job is locked
 * and has its state from before the step; the fact says where it goes. A hook can throw to prevent the step.
 */
export type JobHook = (tx: Tx, context: Context, job: Job, fact: Fact) => Promise<void>

/** What other rooms know about jobs. */
export type JobHooks = {
  readonly onStep: readonly JobHook[]
  /** The version of the job that the person applied to; undefined if the person has not applied. */
  readonly versionAppliedTo: (db: QueryExecutorProvider, userId: string, jobId: string) => Promise<number | undefined>
}

declare module '../context.ts' {
  interface Context {
    readonly jobHooks: JobHooks
  }
}
