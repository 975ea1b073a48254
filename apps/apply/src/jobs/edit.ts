import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import type { Expected } from '../front-door/versions.ts'
import { checkContent } from './check-content.ts'
import type { JobBody, JobContent } from './content.ts'
import { changedFields, contentOf } from './content.ts'
import { lacking } from './content-faults.ts'
import { getJob, lockJob } from './get.ts'
import { jobs } from './job.policy.ts'
import { rewriteJob } from './job.store.ts'
import { type Job, jobSteps } from './job.ts'
import { knownQuestions } from './known-questions.ts'
import { keepVersion } from './version.store.ts'

/** Replaces what is written in a job. A published one stays fit for the public. */
export const editJob = async (tx: Tx, actor: Actor, jobId: string, body: JobBody, expected: Expected): Promise<Job> => {
  const { record: job } = jobs.permit(actor, 'edit', await lockJob(tx, jobId))
  const content = contentOf(body, await knownQuestions(tx, job, body))
  const more = job.state === 'PUBLISHED' ? lacking(content) : []
  await checkContent(tx, job.researchGroupId, content, { before: job, more })
  expected(job.version)
  return await rewrite(tx, actor, job, content)
}

type How = {
  readonly action?: 'edit' | 'publishChanges'
  /** The author of each field that somebody else wrote. */
  readonly writers?: Readonly<Record<string, string>>
}

/** Keeps new content as the next version. The job is held, and its content has been checked. */
export const rewrite = async (
  tx: Tx,
  { userId }: Pick<Actor, 'userId'>,
  job: Job,
  content: JobContent,
  { action = 'edit', writers }: How = {},
): Promise<Job> => {
  const { fact } = jobSteps.step(job, action, { by: userId, at: new Date() })
  const changed = changedFields(job, content)
  await rewriteJob(tx, job.jobId, content)
  const edited = await getJob(tx, job.jobId)
  await keepVersion(tx, edited, fact, changed)
  await record(tx, fact, {
    groupId: job.researchGroupId,
    details: { version: edited.version, changed, ...(writers && { writers }) },
  })
  return edited
}
