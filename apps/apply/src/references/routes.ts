import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { IdempotencyKey, idempotent } from '../front-door/idempotent.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { perMinute } from '../front-door/limits.ts'
import { etagOf, expectedOf, IfMatch, tagged } from '../front-door/versions.ts'
import { uuid } from '../schema-parts.ts'
import { addReferee } from './add.ts'
import { changeReferee, removeReferee } from './change.ts'
import { listReferences } from './list.ts'
import { NewReferee, RefereeChanges } from './referee.body.ts'
import { ReferenceView, referenceView } from './reference.view.ts'

const tags = ['references']
const ApplicationId = Type.Object({ applicationId: uuid })
const ReferenceId = Type.Object({ referenceId: uuid })
const unanswered: Access = { class: 'Applicant', object: 'the applicant, while it is not answered' }

export const referenceRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    '/api/applications/:applicationId/references',
    {
      config: {
        access: {
          class: 'Authenticated',
          object: 'the applicant, without confidential content; members of the group once the application was sent',
        },
      },
      schema: {
        operationId: 'listReferences',
        summary: 'List the references of an application',
        tags,
        params: ApplicationId,
        response: { 200: Type.Object({ items: Type.Array(ReferenceView) }, { title: 'References' }) },
      },
    },
    async (request, reply) => {
      const items = await listReferences(database.query, callerOf(request), request.params.applicationId)
      return reply.header('cache-control', 'private, no-store').send({ items })
    },
  )
  app.post(
    '/api/applications/:applicationId/references',
    {
      config: {
        access: { class: 'Applicant', object: 'the applicant' },
        ...perMinute(20),
        problems: ['STATE_CONFLICT', 'LIMIT_REACHED', 'ALREADY_EXISTS', 'RATE_LIMITED'],
      },
      schema: {
        operationId: 'addReference',
        summary: 'Name a referee',
        description:
          'Asked when the application is sent or shortlisted, as the job says; at once if that has already happened.',
        tags,
        params: ApplicationId,
        headers: Type.Object(IdempotencyKey),
        body: NewReferee,
        response: { 201: ReferenceView },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const caller = callerOf(request)
        const reference = await addReferee(tx, context, caller, request.params.applicationId, request.body)
        return {
          status: 201,
          headers: { location: `/api/references/${reference.referenceId}`, etag: etagOf(reference.version) },
          body: referenceView(caller, reference, []),
        }
      }),
  )
  app.patch(
    '/api/references/:referenceId',
    {
      config: {
        access: unanswered,
        problems: ['STATE_CONFLICT', 'ALREADY_EXISTS', 'LIMIT_REACHED', 'RATE_LIMITED'],
        ...perMinute(20),
      },
      schema: {
        operationId: 'updateReference',
        summary: 'Correct a referee',
        description:
          'If a referee who was already asked gets a new address, a new link is sent there. The old link stops working, and an e-mail to the old address says so.',
        tags,
        params: ReferenceId,
        headers: Type.Object(IfMatch),
        body: RefereeChanges,
        response: { 200: ReferenceView },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const reference = await inTransactionAs(context, request, (tx, caller) =>
        changeReferee(tx, context, caller, params.referenceId, body, expectedOf(request)),
      )
      return tagged(reply, reference.version).send(referenceView(callerOf(request), reference, []))
    },
  )
  app.delete(
    '/api/references/:referenceId',
    {
      config: { access: unanswered, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'deleteReference',
        summary: 'Remove a referee',
        tags,
        params: ReferenceId,
        headers: Type.Object(IfMatch),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { referenceId } = request.params
      const expected = expectedOf(request)
      await inTransactionAs(context, request, (tx, caller) => removeReferee(tx, context, caller, referenceId, expected))
      return reply.code(204).send(null)
    },
  )
}
