import type { Access } from '@kolleg/access'
import { roles } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { withAllFaults } from '../front-door/form-faults.ts'
import { IdempotencyKey, idempotent } from '../front-door/idempotent.ts'
import { listQuery } from '../lists/list-query.ts'
import { PageOf } from '../lists/page-of.ts'
import { nameFaults } from '../people/either-name.ts'
import { uuid } from '../schema-parts.ts'
import { dismissAdmin } from './dismiss.ts'
import { ListedPerson, listPeople, peopleOrder } from './list-people.ts'
import { NewAdmin } from './name.ts'
import { nameAnother } from './name-another.ts'

const access: Access = { class: 'Admin' }
const tags = ['admins']
const Id = uuid

const Admin = Type.Object(
  {
    userId: Id,
    email: Type.String(),
    emailVerified: Type.Boolean({ description: 'Whether the identity provider has proven the address.' }),
    firstName: Type.String(),
    lastName: Type.String(),
  },
  { title: 'Admin' },
)

export const adminRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.post(
    '/api/admins',
    {
      ...withAllFaults(nameFaults),
      config: { access, problems: ['NOT_FOUND', 'ALREADY_EXISTS'] },
      schema: {
        operationId: 'appointAdmin',
        summary: 'Name an administrator',
        tags,
        headers: Type.Object(IdempotencyKey),
        body: NewAdmin,
        response: { 201: Admin },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const named = await nameAnother(tx, callerOf(request), request.body)
        const { userId, email, emailVerified, firstName, lastName } = named
        const headers = { location: `/api/admins/${userId}` }
        return { status: 201, headers, body: { userId, email, emailVerified, firstName, lastName } }
      }),
  )
  app.delete(
    '/api/admins/:userId',
    {
      config: { access, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'dismissAdmin',
        summary: 'Dismiss an administrator',
        tags,
        params: Type.Object({ userId: Id }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await database.transaction(tx => dismissAdmin(tx, callerOf(request), request.params.userId))
      return reply.code(204).send(null)
    },
  )
  app.get(
    '/api/admin/users',
    {
      config: { access },
      schema: {
        operationId: 'listUsers',
        summary: 'All people with an account',
        tags,
        querystring: Type.Object(
          {
            ...listQuery(peopleOrder),
            query: Type.Optional(
              Type.String({ minLength: 3, maxLength: 100, description: 'Beginnings of words of name and address.' }),
            ),
            role: Type.Optional(Type.Enum([...roles])),
          },
          { additionalProperties: false },
        ),
        response: { 200: PageOf(ListedPerson) },
      },
    },
    async (request, reply) => {
      const page = await listPeople(database.query, request.query)
      return reply.header('cache-control', 'private, no-store').send({ ...page, items: [...page.items] })
    },
  )
}
