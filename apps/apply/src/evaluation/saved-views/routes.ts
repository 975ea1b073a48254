import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { type Static, Type } from 'typebox'
import type { Context } from '../../context.ts'
import { callerOf } from '../../front-door/authenticate.ts'
import { IdempotencyKey, idempotent } from '../../front-door/idempotent.ts'
import { inTransactionAs } from '../../front-door/in-transaction-as.ts'
import { listQuery } from '../../lists/list-query.ts'
import { PageOf } from '../../lists/page-of.ts'
import { instant, uuid } from '../../schema-parts.ts'
import { tags } from '../access.ts'
import { NewSavedView, removeSavedView, saveView } from './save.ts'
import { findSavedViews, type SavedView, savedViewOrder } from './saved-view.store.ts'

const access: Access = { class: 'ProfessorOrEmployee', object: 'own saved views' }

const SavedViewReply = Type.Object(
  {
    viewId: uuid,
    name: Type.String(),
    query: Type.Record(Type.String(), Type.Unknown()),
    createdAt: instant,
  },
  { title: 'SavedView' },
)

const viewOf = ({ viewId, name, query, createdAt }: SavedView): Static<typeof SavedViewReply> => ({
  viewId,
  name,
  query: { ...query },
  createdAt: createdAt.toISOString(),
})

export const savedViewRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    '/api/evaluation/views',
    {
      config: { access },
      schema: {
        operationId: 'listSavedViews',
        summary: 'My saved views of the list',
        tags,
        querystring: Type.Object(listQuery(savedViewOrder), { additionalProperties: false }),
        response: { 200: PageOf(SavedViewReply) },
      },
    },
    async (request, reply) => {
      const page = await findSavedViews(database.query, callerOf(request).userId, request.query)
      return reply.header('cache-control', 'private, no-store').send({ ...page, items: page.items.map(viewOf) })
    },
  )
  app.post(
    '/api/evaluation/views',
    {
      config: { access, problems: ['ALREADY_EXISTS'] },
      schema: {
        operationId: 'saveView',
        summary: 'Save a view of the list',
        tags,
        headers: Type.Object(IdempotencyKey),
        body: NewSavedView,
        response: { 201: SavedViewReply },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const view = await saveView(tx, callerOf(request), request.body)
        return { status: 201, headers: { location: `/api/evaluation/views/${view.viewId}` }, body: viewOf(view) }
      }),
  )
  app.delete(
    '/api/evaluation/views/:viewId',
    {
      config: { access },
      schema: {
        operationId: 'deleteSavedView',
        summary: 'Forget a saved view',
        tags,
        params: Type.Object({ viewId: uuid }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await inTransactionAs(context, request, (tx, caller) => removeSavedView(tx, caller, request.params.viewId))
      return reply.code(204).send(null)
    },
  )
}
