import type { FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { problem } from '../problems.ts'
import { findBytes } from './image.store.ts'
import type { Width } from './image.ts'

type ImageRequest = { readonly imageId: string; readonly width: Width; readonly known: string | undefined }

/** Serves the picture. It never changes, so browsers cache it for good. */
export const showImage = async (
  { database }: Context,
  reply: FastifyReply,
  { imageId, width, known }: ImageRequest,
): Promise<FastifyReply> => {
  const etag = `"${imageId.toLowerCase()}.${width}"`
  const bytes = await findBytes(database.query, imageId, width)
  if (bytes === undefined) throw problem('NOT_FOUND', { detail: 'There is no such image.' })
  reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' })
  const isKnown = known?.split(',').some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
  if (isKnown) return reply.code(304).send()
  return reply.headers({ 'content-type': 'image/webp', 'content-disposition': 'inline' }).send(Buffer.from(bytes))
}
