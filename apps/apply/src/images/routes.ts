import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { fileReply } from '../front-door/file-reply.ts'
import { bodyReadByRoute } from '../front-door/forms.ts'
import { IdempotencyKey } from '../front-door/idempotent.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { perMinute } from '../front-door/limits.ts'
import { listQuery } from '../lists/list-query.ts'
import { PageOf } from '../lists/page-of.ts'
import { uuid } from '../schema-parts.ts'
import { deleteImage } from './delete.ts'
import { deletingImage } from './grace.ts'
import { imageOrder } from './image.store.ts'
import { widths } from './image.ts'
import { ImageView } from './image.view.ts'
import { listDefault, listMine, listOfGroup } from './list.ts'
import { showImage } from './show.ts'
import { DefaultUpload, GroupUpload, uploadDefault, uploadToGroup } from './upload.ts'

const tags = ['images']
const staff = 'ProfessorOrEmployeeOrAdmin'
const ofGroup: Access = { class: staff, param: { from: 'params.researchGroupId' } }
const Group = Type.Object({ researchGroupId: uuid })
const One = Type.Object({ imageId: uuid })
const Page = Type.Object(listQuery(imageOrder), { additionalProperties: false })
const response = { 200: PageOf(ImageView) }
const consumes = ['multipart/form-data']

export const imageRoutes = (app: Server, context: Context): void => {
  const { query } = context.database
  const upload = { ...perMinute(30), slowBody: true as const, problems: ['RATE_LIMITED', 'LIMIT_REACHED'] as const }
  const validatorCompiler = bodyReadByRoute(app)
  const unkept = { 'cache-control': 'private, no-store' }

  app.get(
    '/api/images/banners/default',
    {
      config: { access: { class: staff } },
      schema: {
        operationId: 'listDefaultBanners',
        summary: 'Default banners',
        tags,
        querystring: Type.Object(
          { ...listQuery(imageOrder), departmentId: Type.Optional(uuid) },
          { additionalProperties: false },
        ),
        response,
      },
    },
    async (request, reply) => reply.headers(unkept).send(await listDefault(query, callerOf(request), request.query)),
  )
  app.post(
    '/api/images/banners/default',
    {
      config: { access: { class: 'Admin' }, ...upload },
      validatorCompiler,
      schema: {
        operationId: 'addDefaultBanner',
        summary: 'Add a default banner',
        tags,
        consumes,
        headers: Type.Object(IdempotencyKey),
        body: DefaultUpload,
        response: { 201: ImageView },
      },
    },
    async (request, reply) => uploadDefault(context, request, reply),
  )
  app.get(
    '/api/research-groups/:researchGroupId/images/banners',
    {
      config: { access: ofGroup },
      schema: {
        operationId: 'listBanners',
        summary: 'Banners of a group',
        tags,
        params: Group,
        querystring: Page,
        response,
      },
    },
    async (request, reply) =>
      reply
        .headers(unkept)
        .send(await listOfGroup(query, callerOf(request), request.params.researchGroupId, request.query)),
  )
  app.post(
    '/api/research-groups/:researchGroupId/images/banners',
    {
      config: { access: ofGroup, ...upload },
      validatorCompiler,
      schema: {
        operationId: 'addBanner',
        summary: 'Add a banner to a group',
        description: 'The image is re-encoded, which removes its metadata: camera, place and time.',
        tags,
        consumes,
        params: Group,
        headers: Type.Object(IdempotencyKey),
        body: GroupUpload,
        response: { 201: ImageView },
      },
    },
    async (request, reply) => uploadToGroup(context, request, reply, request.params.researchGroupId),
  )
  app.get(
    '/api/images/mine',
    {
      config: { access: { class: staff, object: 'uploads of the caller' } },
      schema: { operationId: 'listMyImages', summary: 'What I have uploaded', tags, querystring: Page, response },
    },
    async (request, reply) => reply.headers(unkept).send(await listMine(query, callerOf(request), request.query)),
  )
  app.get(
    '/api/images/:imageId',
    {
      config: { access: { public: 'banners stand on public adverts' } },
      schema: {
        operationId: 'downloadImage',
        summary: 'A banner',
        tags,
        params: One,
        querystring: Type.Object(
          { width: Type.Optional(Type.Union(widths.map(width => Type.Literal(width)))) },
          { additionalProperties: false },
        ),
        headers: Type.Object({ 'if-none-match': Type.Optional(Type.String()) }),
        response: {
          200: fileReply('image/webp', 'The picture; it never changes.'),
          304: Type.Null({ description: 'The caller has it already.' }),
        },
      },
    },
    async (request, reply) =>
      showImage(context, reply, {
        imageId: request.params.imageId,
        width: request.query.width ?? 1600,
        known: request.headers['if-none-match'],
      }),
  )
  app.delete(
    '/api/images/:imageId',
    {
      config: {
        access: { class: 'ProfessorOrAdmin', object: 'of the owning group; default banners ADMIN' },
        grace: deletingImage,
        problems: ['IN_USE'],
      },
      schema: {
        operationId: 'deleteImage',
        summary: 'Delete a banner',
        description: 'One that jobs show is deleted only with force=true; they fall back to a default one.',
        tags,
        params: One,
        querystring: Type.Object({ force: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { force = false } = request.query
      await inTransactionAs(context, request, (tx, actor) => deleteImage(tx, actor, request.params.imageId, { force }))
      return reply.code(204).send(null)
    },
  )
}
