import type { Grace } from '../waiting-steps/grace.ts'
import { findImage } from './image.store.ts'

/** Adverts show a banner that is in use, and any of the default ones. */
export const deletingImage: Grace = async ({ params }, tx) => {
  const image = await findImage(tx, String(Object(params)['imageId']))
  return image?.inUse || image?.researchGroupId === null ? { kind: 'DELETE_BANNER', time: 'short' } : undefined
}
