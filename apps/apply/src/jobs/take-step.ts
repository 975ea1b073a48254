import type { Actor } from '@kolleg/access'
import type { Fact } from '@kolleg/lifecycle'
import { stateConflict } from '@kolleg/lifecycle'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import type { Expected } from '../front-door/versions.ts'
import { problem } from '../problems.ts'
import { publishFaults } from './content-faults.ts'
import { getJob, lockJob } from './get.ts'
import { jobs } from './job.policy.ts'
import { moveJob } from './job.store.ts'
import { type Job, type JobState, jobSteps } from './job.ts'
import { isProfessorIn } from './known.store.ts'
import { adoptChanges } from './revision/adopt.ts'
import { keepVersion } from './version.store.ts'

/** Leads a job to another state by the one step of its lifecycle that goes there. */
export const changeState = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  jobId: string,
  to: JobState,
  expected: Expected,
): Promise<Job> => {
  const action = to === 'CLOSED' ? 'close' : to === 'APPLICANT_FOUND' ? 'fill' : 'edit'
  const { record: job } = jobs.permit(actor, action, await lockJob(tx, jobId))
  expected(job.version)
  const { fact } = jobSteps.stepTo(job, to, { by: actor.userId, at: new Date() })
  const moved = await take(tx, context, job, fact, to)
  return to === 'DRAFT' ? await adoptChanges(tx, actor, moved) : moved
}

/** Fills a job when an applicant is accepted with `closeJob`; the caller has checked the permission. */
export const fillJob = async (tx: Tx, context: Context, by: string | null, jobId: string): Promise<Job> => {
  const job = await lockJob(tx, jobId)
  const { fact, next } = jobSteps.step(job, 'fill', { by, at: new Date() })
  return await take(tx, context, job, fact, next)
}

const take = async (tx: Tx, context: Context, job: Job, fact: Fact, to: JobState): Promise<Job> => {
  if (fact.action === 'publish') await checkPublishing(tx, job, fact)
  for (const hook of context.jobHooks.onStep) await hook(tx, context, job, fact)
  await moveJob(tx, job.jobId, to, fact.at)
  const moved = await getJob(tx, job.jobId)
  await keepVersion(tx, moved, fact, [])
  await record(tx, fact, { groupId: job.researchGroupId })
  return moved
}

const checkPublishing = async (tx: Tx, job: Job, { at, action }: Fact): Promise<void> => {
  const supervises = await isProfessorIn(tx, job.supervisingProfessorId, job.researchGroupId)
  const errors = publishFaults(job, supervises, at)
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { detail: 'The job cannot be published as it is.', errors })
  if (job.groupState === 'ACTIVE') return
  const allowed = jobSteps.allowed(job.state).filter(possible => possible !== action)
  throw stateConflict(`job of a group that is ${job.groupState}`, { from: job.state, action, allowed })
}
