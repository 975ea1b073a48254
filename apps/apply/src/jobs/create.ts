import { randomUUID } from 'node:crypto'
import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { checkContent } from './check-content.ts'
import type { JobBody, JobContent } from './content.ts'
import { contentOf } from './content.ts'
import { addJob, findJob, groupOf } from './job.store.ts'
import { type Job, jobSteps } from './job.ts'
import { keepVersion } from './version.store.ts'

/** Creates a DRAFT. The caller has checked that the actor may write for the group. */
export const createJob = async (tx: Tx, actor: Actor, groupId: string, body: JobBody): Promise<Job> => {
  const researchGroupId = await groupOf(tx, groupId)
  if (researchGroupId === undefined) throw problem('NOT_FOUND')
  const content = contentOf(body)
  await checkContent(tx, researchGroupId, content)
  return await keepNew(tx, actor, 'create', researchGroupId, content)
}

export const keepNew = async (
  tx: Tx,
  { userId }: Actor,
  action: 'create' | 'duplicate',
  researchGroupId: string,
  content: JobContent,
  details: object = {},
): Promise<Job> => {
  const jobId = randomUUID()
  const { fact } = jobSteps.create(jobId, action, { by: userId, at: new Date() })
  await addJob(tx, jobId, researchGroupId, userId, content)
  const job = await findJob(tx, jobId)
  if (job === undefined) throw problem('NOT_FOUND')
  await keepVersion(tx, job, fact, [])
  await record(tx, fact, { groupId: researchGroupId, details })
  return job
}
