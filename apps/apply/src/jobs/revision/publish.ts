import type { Actor } from '@kolleg/access'
import type { Static } from 'typebox'
import type { Tx } from '../../db/schema.ts'
import { problem } from '../../problems.ts'
import { checkContent } from '../check-content.ts'
import { lacking } from '../content-faults.ts'
import { rewrite } from '../edit.ts'
import { getJob, lockJob } from '../get.ts'
import { jobs } from '../job.policy.ts'
import { type Job, jobSteps } from '../job.ts'
import { endRevision } from './discard.ts'
import type { ChangesSeen } from './revision.body.ts'
import { findRevision } from './revision.store.ts'
import { isPending } from './revision.ts'

/** Publishes the pending changes, if neither they nor the job have changed since the caller saw them. */
export const publishChanges = async (
  tx: Tx,
  actor: Actor,
  jobId: string,
  seen: Static<typeof ChangesSeen>,
): Promise<Job> => {
  const { record: job } = jobs.permit(actor, 'publishChanges', await lockJob(tx, jobId))
  const revision = await findRevision(tx, job)
  const isSeen = seen.version === revision.version && seen.base === job.version
  if (!isSeen || (isPending(revision) && revision.base !== job.version)) throw problem('VERSION_CONFLICT')
  jobSteps.step(job, 'publishChanges', { by: actor.userId, at: new Date() })
  if (!isPending(revision)) throw problem('NOT_FOUND', { detail: 'There are no changes to publish.' })
  const { content, writers } = revision
  await checkContent(tx, job.researchGroupId, content, { before: job, more: lacking(content) })
  const edited = await rewrite(tx, actor, job, content, { action: 'publishChanges', writers })
  await endRevision(tx, edited, actor.userId, edited.updatedAt)
  return await getJob(tx, jobId)
}
