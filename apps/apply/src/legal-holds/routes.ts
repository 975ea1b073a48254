import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { IdempotencyKey, idempotent } from '../front-door/idempotent.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { etagOf, expectedOf, IfMatch, NoPayload, tagged } from '../front-door/versions.ts'
import { listQuery } from '../lists/list-query.ts'
import { PageOf } from '../lists/page-of.ts'
import { uuid } from '../schema-parts.ts'
import { changeHold, endHoldNow, placeHold } from './keep.ts'
import { holdStates, listHolds, order } from './legal-hold.store.ts'
import { LegalHoldChanges, LegalHoldView, legalHoldView, NewLegalHold } from './legal-hold.view.ts'

const access: Access = { class: 'Admin' }
const tags = ['privacy']
const path = '/api/admin/legal-holds'
const params = Type.Object({ legalHoldId: uuid })

export const legalHoldRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    path,
    {
      config: { access },
      schema: {
        operationId: 'listLegalHolds',
        summary: 'Legal holds on positions, in force and ended',
        tags,
        querystring: Type.Object(
          { ...listQuery(order), state: Type.Optional(Type.Enum([...holdStates])) },
          { additionalProperties: false },
        ),
        response: { 200: PageOf(LegalHoldView) },
      },
    },
    async (request, reply) => {
      const { items, ...page } = await listHolds(database.query, request.query)
      return reply.header('cache-control', 'private, no-store').send({ ...page, items: items.map(legalHoldView) })
    },
  )
  app.post(
    '/api/jobs/:jobId/legal-holds',
    {
      config: { access, problems: ['ALREADY_EXISTS'] },
      schema: {
        operationId: 'placeLegalHold',
        summary: 'Place a legal hold on a position',
        description:
          'Until its last day, nothing of the position is deleted by retention or by the erasure of an account, and ' +
          'the position cannot be deleted.',
        tags,
        params: Type.Object({ jobId: uuid }),
        headers: Type.Object(IdempotencyKey),
        body: NewLegalHold,
        response: { 201: LegalHoldView },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async (tx, caller) => {
        const hold = await placeHold(tx, caller, request.params.jobId, request.body)
        return { status: 201, headers: { location: path, etag: etagOf(hold.version) }, body: legalHoldView(hold) }
      }),
  )
  app.put(
    `${path}/:legalHoldId`,
    {
      config: { access, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'changeLegalHold',
        summary: 'Change the reason and the last day of a legal hold',
        tags,
        params,
        headers: Type.Object(IfMatch),
        body: LegalHoldChanges,
        response: { 200: LegalHoldView },
      },
    },
    async (request, reply) => {
      const hold = await inTransactionAs(context, request, (tx, caller) =>
        changeHold(tx, caller, request.params.legalHoldId, request.body, expectedOf(request)),
      )
      return tagged(reply, hold.version).send(legalHoldView(hold))
    },
  )
  app.post(
    `${path}/:legalHoldId/end`,
    {
      config: { access, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'endLegalHold',
        summary: 'End a legal hold',
        description: 'From then on the normal rules apply again. It stays in the list.',
        tags,
        params,
        headers: Type.Object(IfMatch),
        body: NoPayload,
        response: { 200: LegalHoldView },
      },
    },
    async (request, reply) => {
      const hold = await inTransactionAs(context, request, (tx, caller) =>
        endHoldNow(tx, caller, request.params.legalHoldId, expectedOf(request)),
      )
      return tagged(reply, hold.version).send(legalHoldView(hold))
    },
  )
}
