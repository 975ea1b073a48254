import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { listQuery } from '../lists/list-query.ts'
import { PageOf } from '../lists/page-of.ts'
import { uuid } from '../schema-parts.ts'
import { DeadLetter, deadLetterOrder, deadLetters } from './dead-letters.ts'

const access: Access = { class: 'Admin' }
const about = { tags: ['letters'] }

export const letterRoutes = (app: Server, context: Context): void => {
  const { database, letters } = context
  app.get(
    '/api/admin/letters',
    {
      config: { access },
      schema: {
        ...about,
        operationId: 'listDeadLetters',
        summary: 'Letters that could not be delivered',
        querystring: Type.Object(listQuery(deadLetterOrder), { additionalProperties: false }),
        response: { 200: PageOf(DeadLetter) },
      },
    },
    async (request, reply) => {
      const page = await deadLetters(database, callerOf(request).userId, request.query)
      return reply.header('cache-control', 'private, no-store').send({ ...page, items: [...page.items] })
    },
  )
  app.post(
    '/api/admin/letters/:letterId/resend',
    {
      config: { access },
      schema: {
        ...about,
        operationId: 'resendLetter',
        summary: 'Send a dead letter again',
        params: Type.Object({ letterId: uuid }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await inTransactionAs(context, request, (tx, { userId }) =>
        letters.resend(tx, request.params.letterId, { by: userId, at: new Date() }),
      )
      return reply.code(204).send(null)
    },
  )
}
