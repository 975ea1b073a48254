import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { type Static, Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { withAllFaults } from '../front-door/form-faults.ts'
import { IdempotencyKey, idempotent } from '../front-door/idempotent.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { etagOf, expectedOf, IfMatch, tagged } from '../front-door/versions.ts'
import { uuid } from '../schema-parts.ts'
import { shortGrace } from '../waiting-steps/grace.ts'
import { createGroup } from './create.ts'
import { editGroup } from './edit.ts'
import { faultsIn, GroupChanges, NewGroup } from './form.ts'
import { readGroup } from './get.ts'
import { changingGroup } from './grace.ts'
import type { Group } from './group.ts'
import { groupView, ResearchGroup } from './group.view.ts'
import { Home, homeOf } from './home.ts'
import { requestGroup } from './request.ts'

const tags = ['groups']
const path = '/api/research-groups/:researchGroupId'
const GroupParams = Type.Object({ researchGroupId: uuid })
const ofStaff: Access = { class: 'ProfessorOrEmployeeOrAdmin', param: { from: 'params.researchGroupId' } }

/** The reply to the person who created the group. */
const made = (actor: Parameters<typeof groupView>[0], group: Group) => ({
  status: 201,
  headers: { location: `/api/research-groups/${group.researchGroupId}`, etag: etagOf(group.version) },
  body: groupView(actor, group),
})

export const groupRoutes = (app: Server, context: Context): void => {
  const all = withAllFaults<Static<typeof GroupChanges>>(body => faultsIn(context.database.query, body))
  app.post(
    '/api/research-groups',
    {
      ...all,
      config: { access: { class: 'Admin' }, grace: shortGrace('CREATE_GROUP'), problems: ['ALREADY_EXISTS'] },
      schema: {
        operationId: 'createResearchGroup',
        summary: 'Make an active research group',
        tags,
        headers: Type.Object(IdempotencyKey),
        body: NewGroup,
        response: { 201: ResearchGroup },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async (tx, actor) =>
        made(actor, await createGroup(context, tx, actor, request.body)),
      ),
  )
  app.post(
    '/api/research-groups/requests',
    {
      ...all,
      config: { access: { class: 'Authenticated' }, problems: ['ALREADY_EXISTS', 'LIMIT_REACHED'] },
      schema: {
        operationId: 'requestResearchGroup',
        summary: 'Ask for a research group',
        description: 'An administrator activates it, which makes the caller its PROFESSOR, or denies it.',
        tags,
        headers: Type.Object(IdempotencyKey),
        body: NewGroup,
        response: { 201: ResearchGroup },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async (tx, actor) =>
        made(actor, await requestGroup(context, tx, actor, request.body)),
      ),
  )
  app.get(
    path,
    {
      config: { access: ofStaff },
      schema: {
        operationId: 'getResearchGroup',
        summary: 'One research group',
        tags,
        params: GroupParams,
        response: { 200: ResearchGroup },
      },
    },
    async (request, reply) => {
      const actor = callerOf(request)
      const { record } = await readGroup(context.database.query, actor, request.params.researchGroupId)
      return tagged(reply, record.version).send(groupView(actor, record))
    },
  )
  app.get(
    `${path}/home`,
    {
      config: { access: ofStaff },
      schema: {
        operationId: 'getResearchGroupHome',
        summary: 'What waits for me in a research group',
        tags,
        params: GroupParams,
        response: { 200: Home },
      },
    },
    async (request, reply) => {
      const home = await homeOf(context, callerOf(request), request.params.researchGroupId)
      return reply.header('cache-control', 'private, no-store').send(home)
    },
  )
  app.patch(
    path,
    {
      ...all,
      config: { access: ofStaff, grace: changingGroup, problems: ['ALREADY_EXISTS'] },
      schema: {
        operationId: 'updateResearchGroup',
        summary: 'Change a research group',
        tags,
        params: GroupParams,
        headers: Type.Object(IfMatch),
        body: GroupChanges,
        response: { 200: ResearchGroup },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const group = await inTransactionAs(context, request, (tx, actor) =>
        editGroup(tx, actor, params.researchGroupId, body, expectedOf(request)),
      )
      return tagged(reply, group.version).send(groupView(callerOf(request), group))
    },
  )
}
