import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { inTransactionAs, inTransactionTakingRoles } from '../front-door/in-transaction-as.ts'
import { uuid } from '../schema-parts.ts'
import { declareConflict } from './declare.ts'
import { liftRecusal } from './lift.ts'
import { listRecusals } from './list.ts'
import { DeclaredView, NewRecusal, RecusalsView } from './recusal.view.ts'

const tags = ['evaluation']
const member: Access = {
  class: 'ProfessorOrEmployee',
  object: 'member of the job’s group once it is sent, not one’s own application; another member is named by the chair',
}
const chair: Access = {
  class: 'ProfessorOrEmployee',
  object: 'chair of the job’s committee, without one a professor of its group, who is not recused',
}

export const recusalRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.post(
    '/api/evaluation/applications/:applicationId/recusals',
    {
      config: {
        access: member,
        problems: ['STATE_CONFLICT', 'ALREADY_EXISTS'],
      },
      schema: {
        operationId: 'declareConflict',
        summary: 'Declare a conflict of interest',
        description:
          'From then on the application does not exist for this member, in lists, counts, letters or calendars. Their ' +
          'rating and assessment are set aside, and they leave its interview. Only the chair can lift it.',
        tags,
        params: Type.Object({ applicationId: uuid }),
        body: NewRecusal,
        response: { 201: DeclaredView },
      },
    },
    async (request, reply) => {
      // It takes the application from its caller, so nothing of it can be repeated to them.
      const { recusalId, declaredAt } = await inTransactionTakingRoles(context, request, (tx, caller) =>
        declareConflict(tx, caller, request.params.applicationId, request.body),
      )
      return reply
        .code(201)
        .header('cache-control', 'private, no-store')
        .send({ recusalId, declaredAt: declaredAt.toISOString() })
    },
  )
  app.get(
    '/api/jobs/:jobId/recusals',
    {
      config: { access: chair },
      schema: {
        operationId: 'listRecusals',
        summary: 'Conflicts of interest with applications for a job',
        description: 'Without those with applications that the caller is recused from.',
        tags,
        params: Type.Object({ jobId: uuid }),
        response: { 200: RecusalsView },
      },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'private, no-store')
        .send(await listRecusals(database.query, callerOf(request), request.params.jobId)),
  )
  app.delete(
    '/api/recusals/:recusalId',
    {
      config: { access: { ...chair, object: `${chair.object}, and not one’s own` } },
      schema: {
        operationId: 'liftRecusal',
        summary: 'Lift a recusal',
        description: 'The application exists for the member again, with what they had judged.',
        tags,
        params: Type.Object({ recusalId: uuid }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await inTransactionAs(context, request, (tx, caller) => liftRecusal(tx, caller, request.params.recusalId))
      return reply.code(204).send(null)
    },
  )
}
