import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { IdempotencyKey, idempotent } from '../front-door/idempotent.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { etagOf, expectedOf, IfMatch, tagged } from '../front-door/versions.ts'
import { listQuery } from '../lists/list-query.ts'
import { PageOf } from '../lists/page-of.ts'
import { instant, orNull, uuid } from '../schema-parts.ts'
import { shortGrace } from '../waiting-steps/grace.ts'
import { assign } from './assign.ts'
import { cancel } from './cancel.ts'
import { changeSlot } from './change-slot.ts'
import { deleteSlot } from './delete-slot.ts'
import { readProcess } from './get.ts'
import { changingSlot, deletingSlot, makingSlots } from './grace.ts'
import { IntervieweeView, intervieweeView } from './interviewee.view.ts'
import { makeSlots } from './make-slots.ts'
import { SlotChanges, SlotSeries } from './slot.body.ts'
import { listSlots, slotOrder } from './slot.store.ts'
import { slotStates } from './slot.ts'
import { SlotView, slotView } from './slot.view.ts'

const tags = ['interviews']
const access: Access = { class: 'ProfessorOrEmployee', object: 'member of the process’s group' }
const notOwn: Access = {
  class: 'ProfessorOrEmployee',
  object: 'member of the process’s group, not one’s own interview',
}
const problems = ['STATE_CONFLICT', 'TIME_CONFLICT'] as const
const ProcessId = Type.Object({ processId: uuid })
const SlotId = Type.Object({ slotId: uuid })
const Message = Type.String({ maxLength: 5000 })

const Assignment = Type.Object(
  {
    intervieweeId: uuid,
    move: Type.Optional(Type.Boolean({ description: 'An applicant with another slot moves here; otherwise 409.' })),
    message: Type.Optional(Message),
  },
  {
    title: 'SlotAssignment',
    additionalProperties: false,
    examples: [{ intervieweeId: '6f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60' }],
  },
)
const Cancellation = Type.Object(
  { reason: Type.Optional(Message), removeSlot: Type.Optional(Type.Boolean({ description: 'The slot goes too.' })) },
  { title: 'SlotCancellation', additionalProperties: false, examples: [{ reason: 'An interviewer has fallen ill.' }] },
)

export const slotRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    '/api/interviews/processes/:processId/slots',
    {
      config: { access },
      schema: {
        operationId: 'listInterviewSlots',
        summary: 'The slots of a process',
        tags,
        params: ProcessId,
        querystring: Type.Object(
          {
            ...listQuery(slotOrder),
            state: Type.Optional(Type.Enum([...slotStates])),
            from: Type.Optional(Type.String({ ...instant, description: 'Beginning then or later.' })),
            to: Type.Optional(Type.String({ ...instant, description: 'Beginning before.' })),
          },
          { additionalProperties: false },
        ),
        response: { 200: PageOf(SlotView) },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const process = await readProcess(database.query, caller, request.params.processId)
      const { items, ...page } = await listSlots(database.query, caller.userId, process.processId, request.query)
      return reply.send({ ...page, items: items.map(slot => slotView(caller, process, slot)) })
    },
  )
  app.post(
    '/api/interviews/processes/:processId/slots',
    {
      config: { access, grace: makingSlots, problems },
      schema: {
        operationId: 'createInterviewSlots',
        summary: 'Make slots, one or a series',
        tags,
        params: ProcessId,
        headers: Type.Object(IdempotencyKey),
        body: SlotSeries,
        response: { 201: Type.Object({ items: Type.Array(SlotView) }, { title: 'NewInterviewSlots' }) },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const caller = callerOf(request)
        const { process, slots } = await makeSlots(tx, caller, request.params.processId, request.body)
        return {
          status: 201,
          headers: { location: `/api/interviews/processes/${process.processId}/slots` },
          body: { items: slots.map(slot => slotView(caller, process, slot)) },
        }
      }),
  )
  app.patch(
    '/api/interviews/slots/:slotId',
    {
      config: { access: notOwn, grace: changingSlot, problems },
      schema: {
        operationId: 'updateInterviewSlot',
        summary: 'Change time, place or interviewers of a slot',
        description: 'The applicant who booked it gets an e-mail.',
        tags,
        params: SlotId,
        headers: Type.Object(IfMatch),
        body: SlotChanges,
        response: { 200: SlotView },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const { process, slot } = await inTransactionAs(context, request, (tx, caller) =>
        changeSlot(tx, context, caller, params.slotId, body, expectedOf(request)),
      )
      return tagged(reply, slot.version).send(slotView(callerOf(request), process, slot))
    },
  )
  app.delete(
    '/api/interviews/slots/:slotId',
    {
      config: { access, grace: deletingSlot, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'deleteInterviewSlot',
        summary: 'Delete a slot that nobody has booked',
        tags,
        params: SlotId,
        headers: Type.Object(IfMatch),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { params } = request
      await inTransactionAs(context, request, (tx, caller) =>
        deleteSlot(tx, caller, params.slotId, expectedOf(request)),
      )
      return reply.code(204).send(null)
    },
  )
  app.post(
    '/api/interviews/slots/:slotId/assign',
    {
      config: { access: notOwn, grace: shortGrace('ASSIGN_SLOT'), problems },
      schema: {
        operationId: 'assignInterviewSlot',
        summary: 'Give a slot to an interviewee',
        tags,
        params: SlotId,
        headers: Type.Object(IdempotencyKey),
        body: Assignment,
        response: { 200: SlotView },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const caller = callerOf(request)
        const { process, slot } = await assign(tx, context, caller, request.params.slotId, request.body)
        return { status: 200, headers: { etag: etagOf(slot.version) }, body: slotView(caller, process, slot) }
      }),
  )
  app.post(
    '/api/interviews/slots/:slotId/cancel',
    {
      config: { access: notOwn, grace: shortGrace('CANCEL_INTERVIEW'), problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'cancelInterview',
        summary: 'Cancel the interview of a slot',
        description: 'Also after the job is closed. Answers with whose interview it was.',
        tags,
        params: SlotId,
        headers: Type.Object(IdempotencyKey),
        body: orNull(Cancellation),
        response: { 200: IntervieweeView },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const caller = callerOf(request)
        const { process, interviewee } = await cancel(tx, context, caller, request.params.slotId, request.body ?? {})
        return { status: 200, body: intervieweeView(caller, process, interviewee) }
      }),
  )
}
