import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { idempotent } from '../front-door/idempotent.ts'
import { senderOf } from '../front-door/sender.ts'
import { getGroup } from '../groups/get.ts'
import { problem } from '../problems.ts'
import { addImage } from './add.ts'
import type { ImageOwner } from './image.ts'
import { imageView } from './image.view.ts'
import { prepare } from './prepare.ts'
import { receive } from './receive.ts'

const file = Type.Unsafe<string>({ type: 'string', format: 'binary', description: 'JPEG, PNG or WebP, at most 5 MiB.' })

export const GroupUpload = Type.Object({ file }, { title: 'BannerUpload', additionalProperties: false })
export const DefaultUpload = Type.Object(
  { file, departmentId: Type.Optional(Type.String({ format: 'uuid', description: 'For all without it.' })) },
  { title: 'DefaultBannerUpload', additionalProperties: false },
)

/** Reads a banner of a group from a form; 201 with the image. */
export const uploadToGroup = async (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  groupId: string,
) => {
  const { researchGroupId } = await getGroup(context.database.query, groupId)
  return keep(context, request, reply, (await receive(request)).file, { researchGroupId, departmentId: null })
}

/** Reads a default banner from a form; 201 with the image. */
export const uploadDefault = async (context: Context, request: FastifyRequest, reply: FastifyReply) => {
  const { file: picture, fields } = await receive(request, ['departmentId'])
  const { departmentId = null } = fields
  if (departmentId !== null && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(departmentId))
    throw problem('VALIDATION_FAILED', {
      errors: [{ pointer: '/departmentId', message: 'departmentId must be a UUID.', code: 'format' }],
    })
  return keep(context, request, reply, picture, { researchGroupId: null, departmentId })
}

const keep = async (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  picture: Buffer,
  owner: ImageOwner,
): Promise<FastifyReply> => {
  const prepared = await prepare(context, senderOf(request, reply), picture)
  // An Idempotency-Key covers this picture of this owner.
  request.body = { sha256: hash('sha256', picture), ...owner }
  return idempotent(context, request, reply, async (tx, actor) => {
    const image = await addImage(tx, actor, owner, prepared)
    return { status: 201, headers: { location: `/api/images/${image.imageId}` }, body: imageView(actor, image) }
  })
}
