import type { Kysely } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Tables } from '../../db/schema.ts'
import { instant, orNull, uuid } from '../../schema-parts.ts'
import { aroundVersion } from '../around-version.store.ts'
import { changedFields, contentIn } from '../content.ts'
import type { Job } from '../job.ts'
import { Author, addedView, contentView } from '../job.view.ts'
import { contentWith, isPending, type Revision } from './revision.ts'

export const JobChanges = Type.Object(
  {
    jobId: uuid,
    version: Type.Integer({ description: 'Of the changes; publishing or discarding them increments it.' }),
    base: Type.Integer({ description: 'The version of the job that the changes began from.' }),
    isPending: Type.Boolean({ description: 'False if nothing waits; the text is then that of the job.' }),
    changed: Type.Array(Type.String(), { description: 'The fields that differ from what the job says now.' }),
    at: orNull(instant),
    by: orNull(Author),
    ...addedView,
    ...contentView,
  },
  { title: 'JobChanges' },
)

export const viewOfChanges = async (
  db: Kysely<Tables>,
  job: Job,
  revision: Revision,
): Promise<Static<typeof JobChanges>> => {
  const words = contentIn(contentWith(revision, job))
  const around = await aroundVersion(db, job, words)
  const { pendingChanges } = job
  return {
    jobId: job.jobId,
    version: revision.version,
    base: isPending(revision) ? revision.base : job.version,
    isPending: isPending(revision),
    changed: isPending(revision) ? [...changedFields(job, revision.content)] : [],
    at: pendingChanges && new Date(pendingChanges.at).toISOString(),
    by: pendingChanges?.by ?? null,
    supervisingProfessorName: around?.supervisingProfessorName ?? null,
    closesAt: around?.closesAt?.toISOString() ?? null,
    bannerId: around?.bannerId ?? null,
    ...words,
    criteria: [...words.criteria],
    questions: [...words.questions],
  }
}
