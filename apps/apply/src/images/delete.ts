import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { rewrite } from '../jobs/edit.ts'
import { lockJob } from '../jobs/get.ts'
import { type Job, jobSteps } from '../jobs/job.ts'
import { takeBannerFromChanges } from '../jobs/revision/take-banner.ts'
import { problem } from '../problems.ts'
import { images } from './image.policy.ts'
import { deleteImage as deleteRow, jobsShowing, lockImage } from './image.store.ts'

/** Deletes a banner. One that jobs show is deleted only by force: they fall back to a default one. */
export const deleteImage = async (
  tx: Tx,
  actor: Actor,
  imageId: string,
  { force }: { readonly force: boolean },
): Promise<void> => {
  const image = await lockImage(tx, imageId)
  if (image === undefined) throw problem('NOT_FOUND', { detail: 'There is no such image.' })
  images.permit(actor, 'delete', image)
  if (image.inUse && !force)
    throw problem('IN_USE', { detail: 'Jobs show this banner. With force=true they fall back to a default one.' })
  const jobIds = await jobsShowing(tx, imageId)
  for (const jobId of jobIds) await takeFrom(tx, actor, await lockJob(tx, jobId), imageId)
  await deleteRow(tx, imageId)
  const deed = { object: 'image', objectId: imageId, action: 'delete', by: actor.userId } as const
  await record(tx, deed, { groupId: image.researchGroupId, details: { jobIds } })
}

/**
 * A job that can still be edited gets a new version, as do its pending changes; one that has ended only loses the
 * banner.
 */
const takeFrom = async (tx: Tx, actor: Actor, job: Job, imageId: string): Promise<void> => {
  const isEdited = job.imageId === imageId && jobSteps.allowed(job.state).includes('edit')
  const left = isEdited ? await rewrite(tx, actor, job, { ...job, imageId: null }) : job
  await takeBannerFromChanges(tx, actor, { before: job, job: left, imageId })
}
