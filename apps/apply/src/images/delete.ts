import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { problem } from '../problems.ts'
import { images } from './image.policy.ts'
import { deleteImage as forget, holdImage } from './image.store.ts'

/** Deletes a banner. One that jobs show is deleted only by force: they fall back to a default one. */
export const deleteImage = (
  { database }: Context,
  actor: Actor,
  imageId: string,
  { force }: { readonly force: boolean },
): Promise<void> =>
  database.transaction(async tx => {
    const image = await holdImage(tx, imageId)
    if (image === undefined) throw problem('NOT_FOUND', { detail: 'There is no such image.' })
    images.permit(actor, 'delete', image)
    if (image.inUse && !force)
      throw problem('IN_USE', { detail: 'Jobs show this banner. With force=true they fall back to a default one.' })
    const jobIds = await forget(tx, imageId)
    const deed = { object: 'image', objectId: imageId, action: 'delete', by: actor.userId }
    await record(tx, deed, { groupId: image.researchGroupId, details: { jobIds } })
  })
