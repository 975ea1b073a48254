import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { sendWithEtag } from '../front-door/send-with-etag.ts'
import { listQuery } from '../lists/list-query.ts'
import { PageOf } from '../lists/page-of.ts'
import { uuid } from '../schema-parts.ts'
import { PublicGroup } from './group.view.ts'
import { listPublicGroups, publicOrder, readPublicGroup } from './list-public.ts'
import { GroupRequest, listRequests, requestOrder } from './list-requests.ts'

const tags = ['groups']

/** What people see who do not belong to a group. */
export const publicGroupRoutes = (app: Server, { database }: Context): void => {
  app.get(
    '/api/research-groups',
    {
      config: { access: { class: 'Authenticated', object: 'active groups, public fields' } },
      schema: {
        operationId: 'listResearchGroups',
        summary: 'The active research groups',
        tags,
        querystring: Type.Object(
          {
            ...listQuery(publicOrder),
            query: Type.Optional(Type.String({ maxLength: 100, description: 'In name, abbreviation or head.' })),
          },
          { additionalProperties: false },
        ),
        response: { 200: PageOf(PublicGroup) },
      },
    },
    async (request, reply) => {
      const page = await listPublicGroups(database.query, callerOf(request), request.query)
      return reply.header('cache-control', 'private, no-store').send({ ...page, items: [...page.items] })
    },
  )
  app.get(
    '/api/research-groups/:researchGroupId/public',
    {
      config: { access: { public: 'group page', object: 'ACTIVE, else 404' } },
      schema: {
        operationId: 'getPublicResearchGroup',
        summary: 'The public page of a research group',
        tags,
        params: Type.Object({ researchGroupId: uuid }),
        response: { 200: PublicGroup },
      },
    },
    async (request, reply) =>
      sendWithEtag(
        request,
        reply,
        await readPublicGroup(database.query, request.actor, request.params.researchGroupId),
      ),
  )
  app.get(
    '/api/research-groups/requests',
    {
      config: { access: { class: 'Authenticated', object: 'the caller’s own' } },
      schema: {
        operationId: 'listMyResearchGroupRequests',
        summary: 'The research groups I have asked for',
        description: 'Those that wait or were denied.',
        tags,
        querystring: Type.Object(listQuery(requestOrder), { additionalProperties: false }),
        response: { 200: PageOf(GroupRequest) },
      },
    },
    async (request, reply) => {
      const page = await listRequests(database.query, callerOf(request), request.query)
      return reply.header('cache-control', 'private, no-store').send({ ...page, items: [...page.items] })
    },
  )
}
