import type { Actor } from '@kolleg/access'
import type { Transaction } from 'kysely'
import { record } from '../audit/record.ts'
import type { Tables } from '../db/schema.ts'
import type { Expected } from '../front-door/versions.ts'
import { checkContent } from './check-content.ts'
import { lacking } from './content-faults.ts'
import { changedFields, contentOf } from './content-of.ts'
import { getJob, holdJob } from './get.ts'
import type { JobBody } from './job.body.ts'
import { jobs } from './job.policy.ts'
import { rewriteJob } from './job.store.ts'
import { type Job, type JobContent, jobSteps } from './job.ts'
import { keepVersion } from './version.store.ts'

type Tx = Transaction<Tables>

/** Replaces what is written in a job. A published one stays fit for the public. */
export const editJob = async (tx: Tx, actor: Actor, jobId: string, body: JobBody, expected: Expected): Promise<Job> => {
  const { record: job } = jobs.permit(actor, 'edit', await holdJob(tx, jobId))
  const content = contentOf(body, job.questions)
  const more = job.state === 'PUBLISHED' ? lacking(content) : []
  await checkContent(tx, job.researchGroupId, content, { before: job, more })
  expected(job.version)
  return await rewrite(tx, actor, job, content)
}

/** Keeps new content as the next version. The job is held, and its content has been checked. */
export const rewrite = async (tx: Tx, { userId }: Actor, job: Job, content: JobContent): Promise<Job> => {
  const { fact } = jobSteps.step(job, 'edit', { by: userId, at: new Date() })
  const changed = changedFields(job, content)
  await rewriteJob(tx, job.jobId, content)
  const edited = await getJob(tx, job.jobId)
  await keepVersion(tx, edited, fact, changed)
  await record(tx, fact, { groupId: job.researchGroupId, details: { version: edited.version, changed } })
  return edited
}
