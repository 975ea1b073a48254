import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import { instant, orNull, uuid } from '../schema-parts.ts'
import { images } from './image.policy.ts'
import { type Image, widths } from './image.ts'

export const ImageView = Type.Object(
  {
    imageId: uuid,
    researchGroupId: orNull(uuid),
    departmentId: orNull(uuid),
    isDefault: Type.Boolean({ description: 'Every group may use it, or every group of its department.' }),
    width: Type.Integer({ description: 'Of the picture as it was sent.' }),
    height: Type.Integer(),
    url: Type.String({ description: `With ?width=${widths.join(', ')}; the widest without it.` }),
    inUse: Type.Boolean({
      description: 'A job shows it. If it is a default banner that you may not delete, only public jobs count.',
    }),
    uploadedByMe: Type.Boolean(),
    createdAt: instant,
    may: Type.Array(Type.String()),
  },
  { title: 'Image' },
)

export const imageView = (actor: Actor, image: Image): Static<typeof ImageView> => {
  const isDefault = image.researchGroupId === null
  const mayDelete = images.may(actor, 'delete', image)
  return {
    imageId: image.imageId,
    researchGroupId: image.researchGroupId,
    departmentId: image.departmentId,
    isDefault,
    width: image.width,
    height: image.height,
    url: `/api/images/${image.imageId}`,
    // For a default banner, the full answer would reveal drafts of other groups.
    inUse: isDefault && !mayDelete ? image.isPublic : image.inUse,
    uploadedByMe: image.uploadedBy === actor.userId,
    createdAt: image.createdAt.toISOString(),
    may: mayDelete ? ['delete'] : [],
  }
}
