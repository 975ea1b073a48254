import type { Actor } from '@kolleg/access'
import { stateConflict } from '@kolleg/lifecycle'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import type { Expected } from '../front-door/versions.ts'
import { getJob, lockJob } from './get.ts'
import { jobs } from './job.policy.ts'
import { setStopped } from './job.store.ts'
import { type Job, jobSteps } from './job.ts'
import { moveBase } from './revision/revision.store.ts'
import { keepVersion } from './version.store.ts'

/** Takes no more applications, or takes them again. What was sent stays under way. */
export const stopOrResume = async (
  tx: Tx,
  actor: Actor,
  jobId: string,
  action: 'stop' | 'resume',
  expected: Expected,
): Promise<Job> => {
  const { record: job } = jobs.permit(actor, action, await lockJob(tx, jobId))
  expected(job.version)
  const { fact } = jobSteps.step(job, action, { by: actor.userId, at: new Date() })
  if ((action === 'stop') !== (job.stoppedAt === null)) {
    const allowed = jobSteps.allowed(job.state).filter(possible => possible !== action)
    throw stateConflict('job', { from: job.state, action, allowed })
  }
  await setStopped(tx, jobId, action === 'stop' ? fact.at : null)
  const moved = await getJob(tx, jobId)
  await keepVersion(tx, moved, fact, [])
  await moveBase(tx, jobId, job.version, moved.version)
  await record(tx, fact, { groupId: job.researchGroupId })
  return moved
}
