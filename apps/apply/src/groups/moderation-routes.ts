import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import type { Answer } from '../front-door/around.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { IdempotencyKey, idempotent } from '../front-door/idempotent.ts'
import { etagOf, expectedOf, IfMatch, NoPayload } from '../front-door/versions.ts'
import { listQuery } from '../lists/list-query.ts'
import { PageOf } from '../lists/page-of.ts'
import { uuid } from '../schema-parts.ts'
import { shortGrace } from '../waiting-steps/grace.ts'
import type { WaitingStepKind } from '../waiting-steps/waiting-step.ts'
import { activateGroup } from './activate.ts'
import { Denial, denyGroup } from './deny.ts'
import { type Group, groupStates } from './group.ts'
import { groupView, ResearchGroup } from './group.view.ts'
import { groupOrder, ListedGroup, listGroups } from './list-all.ts'
import { suspendGroup } from './suspend.ts'

const access: Access = { class: 'Admin' }
const config = (kind: WaitingStepKind) => ({ access, grace: shortGrace(kind), problems: ['STATE_CONFLICT'] as const })
const about = {
  tags: ['groups'],
  params: Type.Object({ researchGroupId: uuid }),
  headers: Type.Object({ ...IdempotencyKey, ...IfMatch }),
  response: { 200: ResearchGroup },
}
const path = '/api/research-groups/:researchGroupId'

const answer = (actor: Parameters<typeof groupView>[0], group: Group): Answer => ({
  status: 200,
  headers: { etag: etagOf(group.version) },
  body: groupView(actor, group),
})

export const moderationRoutes = (app: Server, context: Context): void => {
  app.post(
    `${path}/activate`,
    {
      config: config('ACTIVATE_GROUP'),
      schema: {
        ...about,
        operationId: 'activateResearchGroup',
        summary: 'Activate a research group',
        description: 'The requester becomes its PROFESSOR and gets a letter.',
        body: NoPayload,
      },
    },
    async (request, reply) => {
      const { researchGroupId } = request.params
      return idempotent(context, request, reply, async (tx, actor) =>
        answer(actor, await activateGroup(context, tx, actor, researchGroupId, expectedOf(request))),
      )
    },
  )
  app.post(
    `${path}/deny`,
    {
      config: config('DENY_GROUP'),
      schema: {
        ...about,
        operationId: 'denyResearchGroup',
        summary: 'Deny a research group',
        description: 'The requester gets a letter with the reason.',
        body: Denial,
      },
    },
    async (request, reply) => {
      const { researchGroupId } = request.params
      return idempotent(context, request, reply, async (tx, actor) =>
        answer(actor, await denyGroup(context, tx, actor, researchGroupId, request.body, expectedOf(request))),
      )
    },
  )
  app.post(
    `${path}/suspend`,
    {
      config: config('SUSPEND_GROUP'),
      schema: {
        ...about,
        operationId: 'suspendResearchGroup',
        summary: 'Suspend a research group',
        description: 'Its page and its jobs stop being public.',
        body: NoPayload,
      },
    },
    async (request, reply) => {
      const { researchGroupId } = request.params
      return idempotent(context, request, reply, async (tx, actor) =>
        answer(actor, await suspendGroup(tx, actor, researchGroupId, expectedOf(request))),
      )
    },
  )
  app.get(
    '/api/admin/research-groups',
    {
      config: { access },
      schema: {
        operationId: 'listAllResearchGroups',
        summary: 'All research groups',
        tags: about.tags,
        querystring: Type.Object(
          {
            ...listQuery(groupOrder),
            state: Type.Optional(Type.Enum([...groupStates])),
            query: Type.Optional(Type.String({ maxLength: 100, description: 'In name, abbreviation or head.' })),
          },
          { additionalProperties: false },
        ),
        response: { 200: PageOf(ListedGroup) },
      },
    },
    async (request, reply) => {
      const page = await listGroups(context.database.query, callerOf(request), request.query)
      return reply.header('cache-control', 'private, no-store').send({ ...page, items: [...page.items] })
    },
  )
}
