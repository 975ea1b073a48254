import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import type { Context } from '../../context.ts'
import { problem } from '../../problems.ts'
import { findAppliedTo } from '../applied-to.ts'
import { aroundVersion } from '../around-version.store.ts'
import { findJob } from '../job.store.ts'
import { isPublic, type Job } from '../job.ts'
import { JobView, publicFields } from '../job.view.ts'

const { may: _, criteria: __, pendingChanges: ___, isHeld: ____, ...shown } = JobView.properties

export const PublicJob = Type.Object(
  {
    ...shown,
    appliedVersion: Type.Union([Type.Integer(), Type.Null()], {
      description: 'The version that the caller applied to, which is the one shown.',
    }),
  },
  { title: 'PublicJob' },
)

/** A job as the public may see it. Applicants see the version they applied to, even after the job has closed. */
export const showJob = async (
  context: Context,
  actor: Actor | null,
  jobId: string,
): Promise<Static<typeof PublicJob>> => {
  const { query: db } = context.database
  const job = await findJob(db, jobId)
  if (job === undefined) throw problem('NOT_FOUND')
  const kept = await findAppliedTo(context, actor, jobId)
  if (kept === undefined && !isPublic(job)) throw problem('NOT_FOUND')
  if (kept === undefined) return view(job, null)
  const { content, version, at: updatedAt } = kept
  return view({ ...job, ...content, ...(await aroundVersion(db, job, content)), version, updatedAt }, version)
}

const view = ({ criteria, isHeld, ...job }: Job, appliedVersion: number | null): Static<typeof PublicJob> => ({
  ...publicFields(job),
  questions: [...job.questions],
  appliedVersion,
})
