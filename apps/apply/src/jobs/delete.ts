import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import type { Expected } from '../front-door/versions.ts'
import { problem } from '../problems.ts'
import { lockJob } from './get.ts'
import { jobs } from './job.policy.ts'
import { removeJob } from './job.store.ts'
import { jobSteps } from './job.ts'

/** Deletes a DRAFT. A hook refuses if anything still needs the job. */
export const deleteJob = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  jobId: string,
  expected: Expected,
): Promise<void> => {
  const { record: job } = jobs.permit(actor, 'delete', await lockJob(tx, jobId))
  expected(job.version)
  if (job.isHeld)
    throw problem('STATE_CONFLICT', {
      detail: 'A legal hold is on this position: nothing of it may be deleted until the hold ends.',
      members: { from: job.state, action: 'delete', allowed: [] },
    })
  const { fact } = jobSteps.step(job, 'delete', { by: actor.userId, at: new Date() })
  for (const hook of context.jobHooks.onStep) await hook(tx, context, job, fact)
  await removeJob(tx, jobId)
  await record(tx, fact, { groupId: job.researchGroupId, details: { title: job.title } })
}
