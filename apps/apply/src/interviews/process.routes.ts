import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { uuid } from '../schema-parts.ts'
import { readDetail, readOverview, readUpcoming } from './overview.ts'
import { OverviewView, overviewView, ProcessView, processView } from './process.view.ts'
import { UpcomingView, upcomingView } from './slot.view.ts'

const tags = ['interviews']
const ofMine: Access = { class: 'ProfessorOrEmployee', object: 'of the caller’s groups' }
const ofProcess: Access = { class: 'ProfessorOrEmployee', object: 'member of the process’s group' }

export const processRoutes = (app: Server, { database: { query } }: Context): void => {
  app.get(
    '/api/interviews/overview',
    {
      config: { access: ofMine },
      schema: {
        operationId: 'listInterviewOverviews',
        summary: 'The interviews of my groups, by job',
        tags,
        response: { 200: Type.Array(OverviewView) },
      },
    },
    async (request, reply) => reply.send((await readOverview(query, callerOf(request))).map(overviewView)),
  )
  app.get(
    '/api/interviews/upcoming',
    {
      config: { access: ofMine },
      schema: {
        operationId: 'listUpcomingInterviews',
        summary: 'The next interviews of my groups',
        tags,
        querystring: Type.Object(
          { limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })) },
          { additionalProperties: false },
        ),
        response: { 200: Type.Array(UpcomingView) },
      },
    },
    async (request, reply) => {
      const slots = await readUpcoming(query, callerOf(request), request.query.limit ?? 10)
      return reply.send(slots.map(upcomingView))
    },
  )
  app.get(
    '/api/interviews/processes/:processId',
    {
      config: { access: ofProcess },
      schema: {
        operationId: 'getInterviewProcess',
        summary: 'The interviews of one job',
        tags,
        params: Type.Object({ processId: uuid }),
        response: { 200: ProcessView },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      return reply.send(processView(caller, await readDetail(query, caller, request.params.processId)))
    },
  )
}
