import type { Actor } from '@kolleg/access'
import { record } from '../../audit/record.ts'
import type { Tx } from '../../db/schema.ts'
import type { Expected } from '../../front-door/versions.ts'
import { lockJob } from '../get.ts'
import { jobs } from '../job.policy.ts'
import { type Job, jobSteps } from '../job.ts'
import { findRevision, keepRevision } from './revision.store.ts'
import { isPending } from './revision.ts'

/** Discards the pending changes, if there are any; the published job stays as it is. */
export const discardChanges = async (tx: Tx, actor: Actor, jobId: string, expected: Expected): Promise<void> => {
  const { record: job } = jobs.permit(actor, 'discardChanges', await lockJob(tx, jobId))
  const revision = await findRevision(tx, job)
  expected(revision.version)
  if (!isPending(revision)) return
  const { fact } = jobSteps.step(job, 'discardChanges', { by: actor.userId, at: new Date() })
  await endRevision(tx, job, actor.userId, fact.at)
  await record(tx, fact, { groupId: job.researchGroupId, details: { version: revision.version + 1 } })
}

/** No changes are pending any more. */
export const endRevision = (tx: Tx, { jobId, version }: Job, by: string, at: Date): Promise<void> =>
  keepRevision(tx, jobId, { base: version, content: null, writers: {}, by, at })
