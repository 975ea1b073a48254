import type { Actor } from '@kolleg/access'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import { record } from '../../audit/record.ts'
import type { Tables, Tx } from '../../db/schema.ts'
import type { Expected } from '../../front-door/versions.ts'
import { problem } from '../../problems.ts'
import { faultsOfBegun } from '../check-content.ts'
import type { JobContent } from '../content.ts'
import { changedFields, contentOf } from '../content.ts'
import { getJob, lockJob } from '../get.ts'
import { jobs } from '../job.policy.ts'
import { type Job, jobSteps } from '../job.ts'
import { knownQuestions } from '../known-questions.ts'
import type { ChangesForm } from './revision.body.ts'
import { findRevision, keepRevision } from './revision.store.ts'
import { contentWith, isPending, type Revision } from './revision.ts'
import { viewOfChanges } from './revision.view.ts'

type Form = Static<typeof ChangesForm>

/** Saves pending changes of a published job. They may be unfinished; the public does not see them. */
export const saveChanges = async (tx: Tx, actor: Actor, jobId: string, body: Form, expected: Expected) => {
  const { record: job } = jobs.permit(actor, 'revise', await lockJob(tx, jobId))
  const revision = await findRevision(tx, job)
  const content = await contentIn(tx, job, revision, body)
  const errors = await changesFaults(tx, job, revision, content)
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
  expected(revision.version)
  const base = baseOf(job, revision, body.base)
  const at = new Date()
  const { fact } = jobSteps.step(job, 'revise', { by: actor.userId, at })
  const before = contentWith(revision, job)
  const changed = changedFields(before, content)
  const hasRebased = isPending(revision) && base !== revision.base
  if (changed.length > 0 || hasRebased) {
    const different = changedFields(job, content)
    const writers = { ...revision.writers, ...Object.fromEntries(changed.map(field => [field, actor.userId])) }
    await keepRevision(tx, jobId, {
      base,
      content: different.length === 0 ? null : content,
      writers: Object.fromEntries(different.flatMap(field => (writers[field] ? [[field, writers[field]]] : []))),
      by: actor.userId,
      at,
    })
    await record(tx, fact, { groupId: job.researchGroupId, details: { version: revision.version + 1, changed } })
  }
  const kept = await getJob(tx, jobId)
  return await viewOfChanges(tx, kept, await findRevision(tx, kept))
}

/** The content of a form. Questions keep the ids that they have in the job or its changes. */
export const contentIn = async (
  db: Kysely<Tables>,
  job: Job,
  revision: Revision,
  body: Partial<Form>,
): Promise<JobContent> => {
  const named = { ...body, title: body.title ?? '', criteria: body.criteria ?? [] }
  return contentOf(named, await knownQuestions(db, job, named, contentWith(revision, job).questions))
}

export const changesFaults = (db: Kysely<Tables>, job: Job, revision: Revision, content: JobContent) =>
  faultsOfBegun(db, job.researchGroupId, content, [job, contentWith(revision, job)])

/** New changes are based on the current job; stored ones may be based on an older one until someone has seen both. */
const baseOf = (job: Job, revision: Revision, asked: number | undefined): number => {
  const known = isPending(revision) ? [revision.base, job.version] : [job.version]
  if (asked !== undefined && !known.includes(asked)) throw problem('VERSION_CONFLICT')
  return asked ?? known[0] ?? job.version
}
