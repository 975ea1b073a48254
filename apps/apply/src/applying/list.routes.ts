import type { Server } from '@kolleg/front'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import type { Page } from '../lists/page.ts'
import { PageOf } from '../lists/page-of.ts'
import { findPerson } from '../people/find.ts'
import { problem } from '../problems.ts'
import { uuid } from '../schema-parts.ts'
import { ApplicationOverview } from './application.view.ts'
import { AdminListQuery, ApplicationListQuery, listAll, listMine, listOf } from './list.ts'

const tags = ['applications']
const UserId = Type.Object({ userId: uuid })
const query = (fields: typeof ApplicationListQuery | typeof AdminListQuery) =>
  Type.Object(fields, { additionalProperties: false })
const response = { 200: PageOf(ApplicationOverview) }

const sendPage = <Reply extends FastifyReply>(reply: Reply, { items, ...rest }: Page<ApplicationOverview>): Reply => {
  void reply.header('cache-control', 'private, no-store').send({ ...rest, items: [...items] })
  return reply
}

export const applicationListRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    '/api/applications',
    {
      config: { access: { class: 'Applicant', object: 'the caller’s own' } },
      schema: {
        operationId: 'listMyApplications',
        summary: 'List my applications',
        tags,
        querystring: query(ApplicationListQuery),
        response,
      },
    },
    async (request, reply) => sendPage(reply, await listMine(database.query, callerOf(request), request.query)),
  )
  app.get(
    '/api/users/:userId/applications',
    {
      config: { access: { class: 'ApplicantOrAdmin', param: { target: 'USER_ID', from: 'params.userId' } } },
      schema: {
        operationId: 'listUserApplications',
        summary: 'List the applications of a person',
        tags,
        params: UserId,
        querystring: query(ApplicationListQuery),
        response,
      },
    },
    async (request, reply) => {
      const { userId } = request.params
      if (!(await findPerson(context, userId))) throw problem('NOT_FOUND', { detail: 'There is no such person.' })
      return sendPage(reply, await listOf(database.query, callerOf(request), userId, request.query))
    },
  )
  app.get(
    '/api/admin/applications',
    {
      config: { access: { class: 'Admin' } },
      schema: {
        operationId: 'listAllApplications',
        summary: 'List all applications with state, job and dates',
        tags,
        querystring: query(AdminListQuery),
        response,
      },
    },
    async (request, reply) => sendPage(reply, await listAll(database.query, callerOf(request), request.query)),
  )
}
