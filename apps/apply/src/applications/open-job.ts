import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { getJob } from '../jobs/get.ts'
import { hasEnded, isOpen, isPublic, type Job } from '../jobs/job.ts'
import { problem } from '../problems.ts'

/** Locks the job so that it cannot be closed during the transaction. Lock it before any of its applications. */
export const lockJobShared = async (tx: Tx, jobId: string): Promise<Job> => {
  await sql`select from job where job_id = ${jobId} for share`.execute(tx)
  return await getJob(tx, jobId)
}

/** 409 if it accepts no applications. */
export const refuseClosed = (job: Job, action: string): void => {
  if (isOpen(job)) return
  const detail = isPublic(job)
    ? job.stoppedAt === null
      ? 'The deadline for applications has passed.'
      : 'The group takes no more applications for this position.'
    : 'The job takes no applications: it is not published, or no longer.'
  throw problem('STATE_CONFLICT', { detail, members: { from: job.state, action, allowed: [] } })
}

/** 409 if the position was filled or closed, also for applicants whose own letter has not left yet. */
export const refuseEnded = (job: Job, action: string): void => {
  if (hasEnded(job))
    throw problem('STATE_CONFLICT', {
      detail: 'The position is filled or closed: no letters are asked for any more.',
      members: { from: job.state, action, allowed: [] },
    })
}
