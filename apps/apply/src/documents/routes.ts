import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { fileReply } from '../front-door/file-reply.ts'
import { bodyReadByRoute } from '../front-door/forms.ts'
import { IdempotencyKey } from '../front-door/idempotent.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { perMinute } from '../front-door/limits.ts'
import { expectedOf, IfMatch, tagged } from '../front-door/versions.ts'
import { uuid } from '../schema-parts.ts'
import { addToApplication, addToProfile } from './add.ts'
import { changeOne, DocumentChanges, removeOne } from './change.ts'
import { DocumentView, documentView } from './document.view.ts'
import { getDocument } from './get.ts'
import { sendDocument } from './send.ts'
import { Upload, upload } from './upload.ts'

const tags = ['documents']
const DocumentId = Type.Object({ documentId: uuid })
const ApplicationId = Type.Object({ applicationId: uuid })
const mine: Access = { class: 'Applicant', object: 'the applicant, while it is SAVED' }
const own: Access = { class: 'Applicant', object: 'the caller' }
const about = 'A form with the PDF as `file` and its `type`. The file is read as it comes.'
const uploads = {
  slowBody: true,
  problems: ['LIMIT_REACHED', 'STATE_CONFLICT', 'RATE_LIMITED', 'STORAGE_UNAVAILABLE'],
} as const

export const documentRoutes = (app: Server, context: Context): void => {
  const { database } = context
  const validatorCompiler = bodyReadByRoute(app)
  const form = { consumes: ['multipart/form-data'], headers: Type.Object(IdempotencyKey), body: Upload }
  app.post(
    '/api/applications/:applicationId/documents',
    {
      config: { access: mine, ...uploads, ...perMinute(60) },
      validatorCompiler,
      schema: {
        operationId: 'uploadApplicationDocument',
        summary: 'Add a document to an application',
        description: about,
        tags,
        params: ApplicationId,
        ...form,
        response: { 201: DocumentView },
      },
    },
    async (request, reply) => {
      const { applicationId } = request.params
      await upload(context, request, reply, (tx, document) =>
        addToApplication(tx, callerOf(request), applicationId, document),
      )
      return reply
    },
  )
  app.post(
    '/api/applicants/me/documents',
    {
      config: { access: own, ...uploads, ...perMinute(60) },
      validatorCompiler,
      schema: {
        operationId: 'uploadProfileDocument',
        summary: 'Add a document to my profile',
        description: about,
        tags,
        ...form,
        response: { 201: DocumentView },
      },
    },
    async (request, reply) => {
      await upload(context, request, reply, (tx, document) => addToProfile(tx, callerOf(request), document))
      return reply
    },
  )
  app.get(
    '/api/documents/:documentId',
    {
      config: {
        access: {
          class: 'Authenticated',
          object: 'the applicant, except confidential letters; members of the group once the application was sent',
        },
        problems: ['RANGE_NOT_SATISFIABLE', 'STORAGE_UNAVAILABLE'],
      },
      schema: {
        operationId: 'downloadDocument',
        summary: 'Read a document',
        description: 'One range of bytes can be requested.',
        tags,
        params: DocumentId,
        headers: Type.Object({ range: Type.Optional(Type.String()), 'if-range': Type.Optional(Type.String()) }),
        response: {
          200: fileReply('application/pdf', 'The whole document.'),
          206: fileReply('application/pdf', 'The range that was asked for.'),
        },
      },
    },
    async (request, reply) => {
      const document = await getDocument(database.query, callerOf(request), request.params.documentId)
      return sendDocument(context, request, reply, document)
    },
  )
  app.patch(
    '/api/documents/:documentId',
    {
      config: { access: mine, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'updateDocument',
        summary: 'Change the name or type of a document',
        tags,
        params: DocumentId,
        headers: Type.Object(IfMatch),
        body: DocumentChanges,
        response: { 200: DocumentView },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const document = await inTransactionAs(context, request, (tx, caller) =>
        changeOne(tx, caller, params.documentId, body, expectedOf(request)),
      )
      return tagged(reply, document.version).send(documentView(document))
    },
  )
  for (const [path, operationId, access, within] of [
    ['/api/documents/:documentId', 'deleteDocument', mine, 'anywhere'],
    ['/api/applicants/me/documents/:documentId', 'deleteProfileDocument', own, 'profile'],
  ] as const) {
    app.delete(
      path,
      {
        config: { access, problems: ['STATE_CONFLICT'] },
        schema: {
          operationId,
          summary: 'Delete a document',
          tags,
          params: DocumentId,
          headers: Type.Object(IfMatch),
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const expected = expectedOf(request)
        const { documentId } = request.params
        await inTransactionAs(context, request, (tx, caller) =>
          removeOne(context, tx, caller, documentId, expected, within),
        )
        return reply.code(204).send(null)
      },
    )
  }
}
