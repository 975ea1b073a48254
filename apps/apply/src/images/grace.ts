import type { Grace } from '../waiting-steps/grace.ts'
import { findImage } from './image.store.ts'

/** Published adverts use such a banner, and may fall back to any default one. */
export const deletingImage: Grace = async ({ params }, tx) => {
  const image = await findImage(tx, String(Object(params)['imageId']))
  return image?.inUse || image?.researchGroupId === null ? { kind: 'DELETE_BANNER', time: 'short' } : undefined
}
