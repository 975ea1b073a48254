import { randomUUID } from 'node:crypto'
import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import type { Prepared } from './encode.ts'
import { countOf, departmentExists, insertImage, lockImage } from './image.store.ts'
import { type Image, type ImageOwner, mostImages } from './image.ts'

/** Stores a prepared picture as a banner. The route has checked the permission. */
export const addImage = async (
  tx: Tx,
  { userId: by }: Actor,
  owner: ImageOwner,
  prepared: Prepared,
): Promise<Image> => {
  if (owner.departmentId !== null && !(await departmentExists(tx, owner.departmentId)))
    throw problem('VALIDATION_FAILED', {
      errors: [{ pointer: '/departmentId', message: 'There is no such department.', code: 'unknown' }],
    })
  if ((await countOf(tx, owner)) >= mostImages)
    throw problem('LIMIT_REACHED', { detail: `There can be at most ${mostImages} banners. Delete one first.` })
  const imageId = randomUUID()
  await insertImage(tx, { ...owner, imageId, by }, prepared)
  await record(tx, { object: 'image', objectId: imageId, action: 'add', by }, { groupId: owner.researchGroupId })
  const image = await lockImage(tx, imageId)
  if (image === undefined) throw new Error('The image that was just added is not there.')
  return image
}
