import type { Actor } from '@kolleg/access'
import type { Tx } from '../../db/schema.ts'
import { rewrite } from '../edit.ts'
import { getJob } from '../get.ts'
import type { Job } from '../job.ts'
import { endRevision } from './discard.ts'
import { wordsWithChanges } from './finish.ts'

/** A job that becomes a draft again takes over its pending changes. */
export const adoptChanges = async (tx: Tx, actor: Actor, job: Job): Promise<Job> => {
  if (job.pendingChanges === null) return job
  const { words, writers } = await wordsWithChanges(tx, job)
  const edited = await rewrite(tx, actor, job, words, { writers })
  await endRevision(tx, edited, actor.userId, edited.updatedAt)
  return await getJob(tx, job.jobId)
}
