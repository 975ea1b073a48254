import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { IdempotencyKey, idempotent } from '../front-door/idempotent.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { expectedOf, IfMatch, tagged } from '../front-door/versions.ts'
import { previewParts } from '../letters/preview.ts'
import { listQuery } from '../lists/list-query.ts'
import { PageOf } from '../lists/page-of.ts'
import { orNull, uuid } from '../schema-parts.ts'
import { shortGrace } from '../waiting-steps/grace.ts'
import { addInterviewees } from './add-interviewees.ts'
import { assess, NewAssessment } from './assess.ts'
import { listAssessments } from './assessment.store.ts'
import { readInterviewee, readProcess } from './get.ts'
import { removing } from './grace.ts'
import { intervieweeOrder, listInterviewees } from './interviewee.store.ts'
import { intervieweeStates } from './interviewee.ts'
import {
  AssessmentView,
  assessmentView,
  IntervieweeDetail,
  IntervieweeView,
  intervieweeDetail,
  intervieweeView,
} from './interviewee.view.ts'
import { invite, outcomes } from './invite.ts'
import { previewInvitation } from './preview-invitation.ts'
import { removeInterviewee } from './remove-interviewee.ts'

const tags = ['interviews']
const member: Access = { class: 'ProfessorOrEmployee', object: 'member of the process’s group' }
const memberExceptOwn: Access = {
  class: 'ProfessorOrEmployee',
  object: 'member of the process’s group, not one’s own interview',
}
const ProcessId = Type.Object({ processId: uuid })
const IntervieweeId = Type.Object({ intervieweeId: uuid })
const sample = '6f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60'

const NewInterviewees = Type.Object(
  { applicationIds: Type.Array(uuid, { minItems: 1, maxItems: 200 }) },
  { title: 'NewInterviewees', additionalProperties: false, examples: [{ applicationIds: [sample] }] },
)
const Message = Type.String({ maxLength: 5000, description: 'Quoted in the letter.' })
const InterviewInvitations = Type.Object(
  {
    intervieweeIds: Type.Optional(
      Type.Array(uuid, { minItems: 1, maxItems: 200, description: 'Without it, all who were not yet contacted.' }),
    ),
    message: Type.Optional(Message),
  },
  { title: 'InterviewInvitations', additionalProperties: false, examples: [{ intervieweeIds: [sample] }] },
)
const InvitationToPreview = Type.Object(
  { message: Type.Optional(Message) },
  { title: 'InvitationToPreview', additionalProperties: false, examples: [{ message: 'Please bring your thesis.' }] },
)
const InvitationPreview = Type.Object(previewParts, { title: 'InvitationPreview' })
const InvitationResults = Type.Object(
  {
    results: Type.Array(
      Type.Object({ intervieweeId: uuid, outcome: Type.Enum([...outcomes]) }, { title: 'InterviewInvitationResult' }),
    ),
  },
  { title: 'InterviewInvitationResults' },
)

export const intervieweeRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    '/api/interviews/processes/:processId/interviewees',
    {
      config: { access: member },
      schema: {
        operationId: 'listInterviewees',
        summary: 'The interviewees of a process',
        tags,
        params: ProcessId,
        querystring: Type.Object(
          { ...listQuery(intervieweeOrder), state: Type.Optional(Type.Enum([...intervieweeStates])) },
          { additionalProperties: false },
        ),
        response: { 200: PageOf(IntervieweeView) },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const process = await readProcess(database.query, caller, request.params.processId)
      const { items, ...page } = await listInterviewees(database.query, caller.userId, process.processId, request.query)
      return reply.send({ ...page, items: items.map(each => intervieweeView(caller, process, each)) })
    },
  )
  app.post(
    '/api/interviews/processes/:processId/interviewees',
    {
      config: { access: memberExceptOwn, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'addInterviewees',
        summary: 'Shortlist applications of that job',
        description: 'All of them or none. An application that is on the list already is not added again.',
        tags,
        params: ProcessId,
        headers: Type.Object(IdempotencyKey),
        body: NewInterviewees,
        response: { 201: Type.Object({ items: Type.Array(IntervieweeView) }, { title: 'AddedInterviewees' }) },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const caller = callerOf(request)
        const { params, body } = request
        const { process, added } = await addInterviewees(tx, caller, params.processId, body.applicationIds)
        return {
          status: 201,
          headers: { location: `/api/interviews/processes/${process.processId}/interviewees` },
          body: { items: added.map(each => intervieweeView(caller, process, each)) },
        }
      }),
  )
  app.get(
    '/api/interviews/interviewees/:intervieweeId',
    {
      config: { access: member },
      schema: {
        operationId: 'getInterviewee',
        summary: 'An interviewee with the assessments I may see',
        tags,
        params: IntervieweeId,
        response: { 200: IntervieweeDetail },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const interviewee = await readInterviewee(database.query, caller, request.params.intervieweeId)
      const process = await readProcess(database.query, caller, interviewee.processId)
      const assessments = await listAssessments(database.query, interviewee.intervieweeId)
      return reply.send(intervieweeDetail(caller, process, interviewee, assessments))
    },
  )
  app.delete(
    '/api/interviews/interviewees/:intervieweeId',
    {
      config: { access: memberExceptOwn, grace: removing, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'removeInterviewee',
        summary: 'Take someone off the list',
        description:
          'What they have booked is cancelled. Somebody who was interviewed or assessed cannot be taken off (409).',
        tags,
        params: IntervieweeId,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { intervieweeId } = request.params
      await inTransactionAs(context, request, (tx, caller) => removeInterviewee(tx, context, caller, intervieweeId))
      return reply.code(204).send(null)
    },
  )
  app.put(
    '/api/interviews/interviewees/:intervieweeId/assessments/mine',
    {
      config: { access: memberExceptOwn, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'assessInterviewee',
        summary: 'Assess an interviewee',
        tags,
        params: IntervieweeId,
        headers: Type.Object(IfMatch),
        body: NewAssessment,
        response: { 200: AssessmentView },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const assessment = await inTransactionAs(context, request, (tx, caller) =>
        assess(tx, caller, params.intervieweeId, body, expectedOf(request)),
      )
      return tagged(reply, assessment.version).send(assessmentView(assessment))
    },
  )
  app.post(
    '/api/interviews/processes/:processId/invitations',
    {
      config: { access: member, grace: shortGrace('INVITE_INTERVIEWEES'), problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'inviteInterviewees',
        summary: 'Ask interviewees to choose a time',
        description: 'One, several, or all who were not yet contacted; one result for each.',
        tags,
        params: ProcessId,
        headers: Type.Object(IdempotencyKey),
        body: orNull(InterviewInvitations),
        response: { 200: InvitationResults },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const { params, body } = request
        return {
          status: 200,
          body: { results: await invite(tx, context, callerOf(request), params.processId, body ?? {}) },
        }
      }),
  )
  app.post(
    '/api/interviews/interviewees/:intervieweeId/letter-preview',
    {
      config: { access: memberExceptOwn },
      schema: {
        operationId: 'previewInterviewInvitation',
        summary: 'The invitation to choose a time before it is sent',
        tags,
        params: IntervieweeId,
        body: InvitationToPreview,
        response: { 200: InvitationPreview },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const letter = await previewInvitation(context, callerOf(request), params.intervieweeId, body.message ?? '')
      return reply.header('cache-control', 'private, no-store').send(letter)
    },
  )
}
