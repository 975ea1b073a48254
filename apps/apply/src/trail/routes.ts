import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { getGroup } from '../groups/get.ts'
import { groups } from '../groups/group.policy.ts'
import { PageOf } from '../lists/page-of.ts'
import { uuid } from '../schema-parts.ts'
import { Entry } from './entry.ts'
import { AuditFilters, listAudit } from './list.ts'
import { shownTo } from './shown.ts'

const tags = ['audit']
const Id = uuid
const description =
  'Without what others did with an application of the caller’s own, and for members of a group that judges ' +
  'independently without ratings and assessments of others before their own.'

export const auditRoutes = (app: Server, { database: { query: db } }: Context): void => {
  app.get(
    '/api/admin/audit',
    {
      config: { access: { class: 'Admin' } },
      schema: {
        operationId: 'listAuditEntries',
        summary: 'What has happened',
        description,
        tags,
        querystring: Type.Object(
          { ...AuditFilters, researchGroupId: Type.Optional(Id) },
          { additionalProperties: false },
        ),
        response: { 200: PageOf(Entry) },
      },
    },
    async (request, reply) => {
      const shown = await shownTo(db, callerOf(request), null)
      const page = await listAudit(db, request.query, shown, { isForGroup: false, isMember: false })
      return reply.header('cache-control', 'private, no-store').send({ ...page, items: [...page.items] })
    },
  )
  app.get(
    '/api/research-groups/:researchGroupId/audit',
    {
      config: { access: { class: 'ProfessorOrAdmin', param: { from: 'params.researchGroupId' } } },
      schema: {
        operationId: 'listResearchGroupAuditEntries',
        summary: 'What has happened in a research group',
        description,
        tags,
        params: Type.Object({ researchGroupId: Id }),
        querystring: Type.Object(AuditFilters, { additionalProperties: false }),
        response: { 200: PageOf(Entry) },
      },
    },
    async (request, reply) => {
      const { researchGroupId } = request.params
      const caller = callerOf(request)
      const { record: group } = groups.permit(caller, 'readAudit', await getGroup(db, researchGroupId))
      const shown = await shownTo(db, caller, researchGroupId)
      const isMember = caller.memberships.some(membership => membership.researchGroupId === group.researchGroupId)
      const page = await listAudit(db, { ...request.query, researchGroupId }, shown, { isForGroup: true, isMember })
      return reply.header('cache-control', 'private, no-store').send({ ...page, items: [...page.items] })
    },
  )
}
