import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { uuid } from '../schema-parts.ts'
import { carryOut } from './carry-out.ts'
import { readStep } from './get.ts'
import { takeBackStep } from './take-back.ts'
import { waitingSteps } from './waiting-step.policy.ts'
import { listSteps } from './waiting-step.store.ts'
import { waitingStepSteps } from './waiting-step.ts'
import { WaitingStepView, waitingStepView } from './waiting-step.view.ts'

const tags = ['waiting steps']
const Id = uuid
const StepId = Type.Object({ stepId: Id })
const access: Access = {
  class: 'ProfessorOrEmployeeOrAdmin',
  object: 'who announced the step, or may take such a step themselves',
}

export const waitingStepRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    '/api/waiting-steps',
    {
      config: { access },
      schema: {
        operationId: 'listWaitingSteps',
        summary: 'What is announced, and what could not be carried out',
        description: 'The next one first, 200 at most; without failed steps that the caller has put away.',
        tags,
        querystring: Type.Object(
          { jobId: Type.Optional(Id), researchGroupId: Type.Optional(Id) },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({ items: Type.Array(WaitingStepView) }, { title: 'WaitingStepList' }) },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const steps = await listSteps(database.query, caller, request.query)
      return reply
        .header('cache-control', 'private, no-store')
        .send({ items: steps.map(step => waitingStepView(caller, step)) })
    },
  )
  app.get(
    '/api/waiting-steps/:stepId',
    {
      config: { access },
      schema: {
        operationId: 'getWaitingStep',
        summary: 'Read a waiting step',
        description: 'A day after it was carried out or taken back it is gone.',
        tags,
        params: StepId,
        response: { 200: WaitingStepView },
      },
    },
    async request => {
      const caller = callerOf(request)
      return waitingStepView(caller, await readStep(database.query, caller, request.params.stepId))
    },
  )
  app.delete(
    '/api/waiting-steps/:stepId',
    {
      config: { access, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'takeBackWaitingStep',
        summary: 'Take a step back before it is due',
        description: 'A step that could not be carried out is hidden from the caller, and from nobody else.',
        tags,
        params: StepId,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await inTransactionAs(context, request, (tx, caller) => takeBackStep(tx, caller, request.params.stepId))
      return reply.code(204).send(null)
    },
  )
  app.post(
    '/api/waiting-steps/:stepId/now',
    {
      config: { access: { ...access, object: 'who announced the step' }, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'carryOutWaitingStep',
        summary: 'Carry a step out now',
        description: 'The reply says whether it is DONE, or FAILED and why.',
        tags,
        params: StepId,
        response: { 200: WaitingStepView },
      },
    },
    async request => {
      const { stepId } = request.params
      const caller = callerOf(request)
      const { record: step } = waitingSteps.permit(caller, 'carryOut', await readStep(database.query, caller, stepId))
      waitingStepSteps.step(step, 'carryOut', { by: caller.userId, at: new Date() })
      await carryOut(context, stepId)
      await request.readmit()
      return waitingStepView(caller, await readStep(database.query, caller, stepId))
    },
  )
}
