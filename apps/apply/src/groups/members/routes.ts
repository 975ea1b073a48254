import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { callerOf } from '../../front-door/authenticate.ts'
import { withAllFaults } from '../../front-door/form-faults.ts'
import { IdempotencyKey, idempotent } from '../../front-door/idempotent.ts'
import { inTransactionTakingRoles } from '../../front-door/in-transaction-as.ts'
import { expectedOf, IfMatch, tagged } from '../../front-door/versions.ts'
import { listQuery } from '../../lists/list-query.ts'
import { PageOf } from '../../lists/page-of.ts'
import { nameFaults } from '../../people/either-name.ts'
import { uuid } from '../../schema-parts.ts'
import { shortGrace } from '../../waiting-steps/grace.ts'
import { addMember, NewMember } from './add.ts'
import { changeRole, NewRole } from './change-role.ts'
import { changingRole } from './grace.ts'
import { listMembers, memberOrder } from './list.ts'
import { AddedView, MemberView, memberView } from './member.view.ts'
import { leaveGroup, removeMember } from './remove.ts'

const tags = ['groups']
const path = '/api/research-groups/:researchGroupId/members'
const Id = uuid
const ofGroup = Type.Object({ researchGroupId: Id })
const ofMember = Type.Object({ researchGroupId: Id, userId: Id })
const param = { from: 'params.researchGroupId' } as const
const staff: Access = { class: 'ProfessorOrEmployeeOrAdmin', param }
const leaders: Access = { class: 'ProfessorOrAdmin', param }

export const memberRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    path,
    {
      config: { access: staff },
      schema: {
        operationId: 'listMembers',
        summary: 'Who belongs to a research group',
        tags,
        params: ofGroup,
        querystring: Type.Object(listQuery(memberOrder), { additionalProperties: false }),
        response: { 200: PageOf(MemberView) },
      },
    },
    async (request, reply) => {
      const { researchGroupId } = request.params
      const page = await listMembers(database.query, callerOf(request), researchGroupId, request.query)
      return reply.header('cache-control', 'private, no-store').send({ ...page, items: page.items.map(memberView) })
    },
  )
  app.post(
    path,
    {
      ...withAllFaults(nameFaults),
      config: { access: leaders, grace: shortGrace('ADD_MEMBER'), problems: ['ALREADY_EXISTS', 'LIMIT_REACHED'] },
      schema: {
        operationId: 'addMember',
        summary: 'Add a member',
        description:
          'A known person, also one found by a verified e-mail address, is a member at once. Any other address is ' +
          'invited: the membership begins when someone signs in with it within 60 days.',
        tags,
        params: ofGroup,
        headers: Type.Object(IdempotencyKey),
        body: NewMember,
        response: { 201: AddedView },
      },
    },
    async (request, reply) => {
      const { researchGroupId } = request.params
      return idempotent(context, request, reply, async tx => {
        const added = await addMember(context, tx, callerOf(request), researchGroupId, request.body)
        const created = added.userId === null ? `invitations/${added.invitationId}` : `members/${added.userId}`
        return { status: 201, headers: { location: `/api/research-groups/${researchGroupId}/${created}` }, body: added }
      })
    },
  )
  app.patch(
    `${path}/:userId`,
    {
      config: { access: leaders, grace: changingRole, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'changeMemberRole',
        summary: 'Change the role of a member',
        tags,
        params: ofMember,
        headers: Type.Object(IfMatch),
        body: NewRole,
        response: { 200: MemberView },
      },
    },
    async (request, reply) => {
      const { researchGroupId, userId } = request.params
      const member = await inTransactionTakingRoles(context, request, (tx, actor) =>
        changeRole(tx, actor, researchGroupId, userId, request.body, expectedOf(request)),
      )
      return tagged(reply, member.version).send(memberView(member))
    },
  )
  app.delete(
    `${path}/:userId`,
    {
      config: { access: leaders, grace: shortGrace('REMOVE_MEMBER'), problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'removeMember',
        summary: 'Remove a member',
        tags,
        params: ofMember,
        headers: Type.Object(IfMatch),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { researchGroupId, userId } = request.params
      await inTransactionTakingRoles(context, request, (tx, actor) =>
        removeMember(tx, context, actor, researchGroupId, userId, expectedOf(request)),
      )
      return reply.code(204).send(null)
    },
  )
  app.delete(
    `${path}/me`,
    {
      config: { access: { class: 'ProfessorOrEmployee', param }, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'leaveResearchGroup',
        summary: 'Leave a research group',
        tags,
        params: ofGroup,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await database.transaction(tx => leaveGroup(tx, context, callerOf(request), request.params.researchGroupId))
      return reply.code(204).send(null)
    },
  )
}
