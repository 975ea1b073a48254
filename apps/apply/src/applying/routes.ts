import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { IdempotencyKey, idempotent } from '../front-door/idempotent.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { etagOf, expectedOf, IfMatch, tagged, Version } from '../front-door/versions.ts'
import { uuid } from '../schema-parts.ts'
import { ApplicationChanges } from './application.body.ts'
import { ApplicationView, applicationView } from './application.view.ts'
import { removeApplication } from './delete.ts'
import { editApplication } from './edit.ts'
import { readApplication } from './get.ts'
import { startApplication } from './start.ts'
import { submitApplication } from './submit.ts'
import { withdrawApplication } from './withdraw.ts'

const tags = ['applications']
const mine: Access = { class: 'Applicant', object: 'the applicant' }
const JobId = Type.Object({ jobId: uuid })
const ApplicationId = Type.Object({ applicationId: uuid })
const Verb = Type.Optional(
  Type.Union([
    Type.Null(),
    Type.Object({ version: Version }, { title: 'Verb', additionalProperties: false, examples: [{}] }),
  ]),
)
const problems = ['STATE_CONFLICT'] as const

export const applicationRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.post(
    '/api/jobs/:jobId/applications',
    {
      config: { access: { class: 'Applicant', object: 'the job is open' }, problems },
      schema: {
        operationId: 'startApplication',
        summary: 'Start an application',
        description: 'If you have already started one for this job, you get that one, with 200.',
        tags,
        params: JobId,
        headers: Type.Object(IdempotencyKey),
        response: { 200: ApplicationView, 201: ApplicationView },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const caller = callerOf(request)
        const { application, isNew } = await startApplication(tx, caller, request.params.jobId)
        const body = await applicationView(tx, caller, application)
        const headers = { location: `/api/applications/${body.applicationId}`, etag: etagOf(body.version) }
        return { status: isNew ? 201 : 200, headers, body }
      }),
  )
  app.get(
    '/api/applications/:applicationId',
    {
      config: {
        access: {
          class: 'Authenticated',
          object: 'the applicant; members of the group once it was sent; ADMIN, with state, job and dates only',
        },
      },
      schema: {
        operationId: 'getApplication',
        summary: 'Read an application',
        tags,
        params: ApplicationId,
        response: { 200: ApplicationView },
      },
    },
    async (request, reply) => {
      const view = await readApplication(database.query, callerOf(request), request.params.applicationId)
      return tagged(reply, view.version).send(view)
    },
  )
  app.patch(
    '/api/applications/:applicationId',
    {
      config: { access: mine, problems },
      schema: {
        operationId: 'updateApplication',
        summary: 'Change a draft',
        tags,
        params: ApplicationId,
        headers: Type.Object(IfMatch),
        body: ApplicationChanges,
        response: { 200: ApplicationView },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const view = await inTransactionAs(context, request, async (tx, caller) =>
        applicationView(tx, caller, await editApplication(tx, caller, params.applicationId, body, expectedOf(request))),
      )
      return tagged(reply, view.version).send(view)
    },
  )
  app.delete(
    '/api/applications/:applicationId',
    {
      config: { access: mine, problems },
      schema: {
        operationId: 'deleteApplication',
        summary: 'Delete a draft with its files',
        tags,
        params: ApplicationId,
        headers: Type.Object(IfMatch),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { applicationId } = request.params
      const expected = expectedOf(request)
      await inTransactionAs(context, request, (tx, caller) =>
        removeApplication(tx, context, caller, applicationId, expected),
      )
      return reply.code(204).send(null)
    },
  )
  const verbs = {
    submit: { operationId: 'submitApplication', summary: 'Send an application', deed: submitApplication },
    withdraw: { operationId: 'withdrawApplication', summary: 'Withdraw an application', deed: withdrawApplication },
  } as const
  for (const [verb, { deed, ...told }] of Object.entries(verbs)) {
    app.post(
      `/api/applications/:applicationId/${verb}`,
      {
        config: { access: mine, problems },
        schema: {
          ...told,
          tags,
          params: ApplicationId,
          headers: Type.Object({ ...IfMatch, ...IdempotencyKey }),
          body: Verb,
          response: { 200: ApplicationView },
        },
      },
      async (request, reply) =>
        idempotent(context, request, reply, async tx => {
          const caller = callerOf(request)
          const done = await deed(tx, context, caller, request.params.applicationId, expectedOf(request))
          const body = await applicationView(tx, caller, done)
          return { status: 200, headers: { etag: etagOf(body.version) }, body }
        }),
    )
  }
}
