import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { IdempotencyKey, idempotent } from '../front-door/idempotent.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { uuid } from '../schema-parts.ts'
import { book } from './book.ts'
import { BookingView, bookingView } from './booking.view.ts'
import { readChoices } from './choices.ts'
import { unbook } from './unbook.ts'

const tags = ['interviews']
const access: Access = { class: 'Applicant', object: 'invited interviewee of the process' }
const ProcessId = Type.Object({ processId: uuid })
const path = '/api/interviews/bookings/:processId'

const Booking = Type.Object(
  {
    slotId: uuid,
    timezone: Type.Optional(
      Type.String({ maxLength: 100, description: 'Where the applicant reads the clock; letters name both times.' }),
    ),
  },
  {
    title: 'NewInterviewBooking',
    additionalProperties: false,
    examples: [{ slotId: '6f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60', timezone: 'America/New_York' }],
  },
)

export const bookingRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    path,
    {
      config: { access },
      schema: {
        operationId: 'getInterviewBooking',
        summary: 'The times I can choose, and mine',
        tags,
        params: ProcessId,
        response: { 200: BookingView },
      },
    },
    async (request, reply) =>
      reply.send(bookingView(await readChoices(database.query, callerOf(request), request.params.processId))),
  )
  app.post(
    path,
    {
      config: { access, problems: ['STATE_CONFLICT', 'TIME_CONFLICT'] },
      schema: {
        operationId: 'bookInterview',
        summary: 'Book a free time, or move to it',
        description: 'A booking can be moved up to 24 hours before it begins.',
        tags,
        params: ProcessId,
        headers: Type.Object(IdempotencyKey),
        body: Booking,
        response: { 200: BookingView, 201: BookingView },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const caller = callerOf(request)
        const { processId } = request.params
        const { isNew } = await book(tx, context, caller, processId, request.body)
        const body = bookingView(await readChoices(tx, caller, processId))
        const headers = { location: `/api/interviews/bookings/${body.processId}` }
        return isNew ? { status: 201, headers, body } : { status: 200, body }
      }),
  )
  app.delete(
    path,
    {
      config: { access, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'cancelInterviewBooking',
        summary: 'Cancel my interview',
        description: 'Up to 24 hours before it begins.',
        tags,
        params: ProcessId,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await inTransactionAs(context, request, (tx, caller) => unbook(tx, context, caller, request.params.processId))
      return reply.code(204).send(null)
    },
  )
}
