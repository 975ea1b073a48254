import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { callerOf } from '../../front-door/authenticate.ts'
import { inTransactionAs } from '../../front-door/in-transaction-as.ts'
import { perMinute } from '../../front-door/limits.ts'
import { listQuery } from '../../lists/list-query.ts'
import { PageOf } from '../../lists/page-of.ts'
import { uuid } from '../../schema-parts.ts'
import { shortGrace } from '../../waiting-steps/grace.ts'
import { invitationOrder, listInvitations } from './list.ts'
import { InvitationView, invitationView } from './member.view.ts'
import { Candidate, searchCandidates } from './search.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

const tags = ['groups']
const path = '/api/research-groups/:researchGroupId/invitations'
const Id = uuid
const access: Access = { class: 'ProfessorOrAdmin', param: { from: 'params.researchGroupId' } }
const searchesPerMinute = 30

export const invitationRoutes = (app: Server, context: Context): void => {
  app.get(
    path,
    {
      config: { access },
      schema: {
        operationId: 'listInvitations',
        summary: 'Who is invited to a research group',
        tags,
        params: Type.Object({ researchGroupId: Id }),
        querystring: Type.Object(listQuery(invitationOrder), { additionalProperties: false }),
        response: { 200: PageOf(InvitationView) },
      },
    },
    async (request, reply) => {
      const { researchGroupId } = request.params
      const page = await listInvitations(context.database.query, callerOf(request), researchGroupId, request.query)
      return reply.header('cache-control', 'private, no-store').send({ ...page, items: page.items.map(invitationView) })
    },
  )
  app.delete(
    `${path}/:invitationId`,
    {
      config: { access, grace: shortGrace('WITHDRAW_INVITATION') },
      schema: {
        operationId: 'withdrawInvitation',
        summary: 'Withdraw an invitation',
        tags,
        params: Type.Object({ researchGroupId: Id, invitationId: Id }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { researchGroupId, invitationId } = request.params
      await inTransactionAs(context, request, (tx, actor) =>
        withdrawInvitation(tx, actor, researchGroupId, invitationId),
      )
      return reply.code(204).send(null)
    },
  )
  app.get(
    '/api/users/available-for-research-group',
    {
      config: {
        access: { class: 'ProfessorOrAdmin', param: { from: 'query.researchGroupId' } },
        problems: ['RATE_LIMITED', 'NOT_FOUND'],
        ...perMinute(searchesPerMinute),
      },
      schema: {
        operationId: 'listAvailableUsers',
        summary: 'Find people to add to a research group',
        description:
          'People who do not belong to the group and in whose name or address every word of the query begins a word; ' +
          'at most 20.',
        tags,
        querystring: Type.Object(
          { researchGroupId: Id, query: Type.String({ minLength: 3, maxLength: 100, examples: ['mei'] }) },
          { additionalProperties: false },
        ),
        response: { 200: PageOf(Candidate) },
      },
    },
    async (request, reply) => {
      const { researchGroupId, query } = request.query
      const items = await searchCandidates(context.database.query, callerOf(request), researchGroupId, query)
      return reply.header('cache-control', 'private, no-store').send({ items, nextCursor: null, total: items.length })
    },
  )
}
