import { randomUUID } from 'node:crypto'
import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import type { Prepared } from './encode.ts'
import { countAt, departmentExists, insertImage, lockImage } from './image.store.ts'
import { type Image, mostImages, type Place } from './image.ts'

/** Stores a prepared picture as a banner. The route has checked the permission. */
export const addImage = async (tx: Tx, { userId: by }: Actor, place: Place, prepared: Prepared): Promise<Image> => {
  if (place.departmentId !== null && !(await departmentExists(tx, place.departmentId)))
    throw problem('VALIDATION_FAILED', {
      errors: [{ pointer: '/departmentId', message: 'There is no such department.', code: 'unknown' }],
    })
  if ((await countAt(tx, place)) >= mostImages)
    throw problem('LIMIT_REACHED', { detail: `There can be at most ${mostImages} banners. Delete one first.` })
  const imageId = randomUUID()
  await insertImage(tx, { ...place, imageId, by }, prepared)
  await record(tx, { object: 'image', objectId: imageId, action: 'add', by }, { groupId: place.researchGroupId })
  const image = await lockImage(tx, imageId)
  if (image === undefined) throw new Error('The image that was just added is not there.')
  return image
}
