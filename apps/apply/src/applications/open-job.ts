import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { getJob } from '../jobs/get.ts'
import { hasEnded, isOpen, isPublic, type Job } from '../jobs/job.ts'
import { problem } from '../problems.ts'

/** The job, which cannot be closed before the end of the transaction. Held before any of its applications. */
export const lockJobShared = async (tx: Transaction<Tables>, jobId: string): Promise<Job> => {
  await sql`select from job where job_id = ${jobId} for share`.execute(tx)
  return await getJob(tx, jobId)
}

/** 409 when it takes no applications. */
export const refuseClosed = (job: Job, action: string): void => {
  if (isOpen(job)) return
  const detail = isPublic(job)
    ? job.stoppedAt === null
      ? 'The deadline for applications has passed.'
      : 'The group takes no more applications for this position.'
    : 'The job takes no applications: it is not published, or no longer.'
  throw problem('STATE_CONFLICT', { detail, members: { from: job.state, action, allowed: [] } })
}

/** 409 when someone was found or the job was closed, also for those whose own letter has not left yet. */
export const refuseEnded = (job: Job, action: string): void => {
  if (hasEnded(job))
    throw problem('STATE_CONFLICT', {
      detail: 'The position is filled or closed: no letters are asked for any more.',
      members: { from: job.state, action, allowed: [] },
    })
}
