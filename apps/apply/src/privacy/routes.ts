import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { zip } from '../documents/zip.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { fileReply } from '../front-door/file-reply.ts'
import { IdempotencyKey, idempotent } from '../front-door/idempotent.ts'
import { perMinute } from '../front-door/limits.ts'
import { problem } from '../problems.ts'
import { uuid } from '../schema-parts.ts'
import { erase } from './erase.ts'
import { exportsOf, ownerOf } from './export/export.store.ts'
import { DataExport } from './export/export.ts'
import { gather } from './export/gather.ts'
import { requestExport } from './export/request.ts'
import { heldOf } from './held.store.ts'

const access: Access = { class: 'Authenticated', object: 'the caller' }
const tags = ['privacy']
const path = '/api/users/me/data-export'

const HeldApplication = Type.Object(
  { jobTitle: Type.String(), until: Type.String({ format: 'date', description: 'The last day of the hold, in UTC.' }) },
  { title: 'HeldApplication' },
)

export const privacyRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.post(
    path,
    {
      config: { access },
      schema: {
        operationId: 'requestDataExport',
        summary: 'Ask for a copy of my data',
        description: 'A copy that can still be downloaded is returned again (200).',
        tags,
        headers: Type.Object(IdempotencyKey),
        response: { 200: DataExport, 201: DataExport },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const { isNew, dataExport } = await requestExport(tx, context, callerOf(request))
        const headers = { location: `${path}/${dataExport.exportId}` }
        return { status: isNew ? 201 : 200, headers, body: dataExport }
      }),
  )
  app.get(
    path,
    {
      config: { access },
      schema: {
        operationId: 'listDataExports',
        summary: 'The copies of my data that I can download',
        tags,
        response: { 200: Type.Array(DataExport) },
      },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'private, no-store')
        .send([...(await exportsOf(database.query, callerOf(request).userId))]),
  )
  app.get(
    `${path}/:exportId`,
    {
      config: { load: 'file', access, ...perMinute(10), problems: ['RATE_LIMITED'] },
      schema: {
        operationId: 'downloadDataExport',
        summary: 'Download a copy of my data (ZIP)',
        tags,
        params: Type.Object({ exportId: uuid }),
        response: { 200: fileReply('application/zip', 'Everything stored about you, as JSON, and your files.') },
      },
    },
    async (request, reply) => {
      const me = callerOf(request)
      const owner = await ownerOf(database.query, request.params.exportId)
      if (owner === undefined)
        throw problem('NOT_FOUND', { detail: 'There is no such copy of your data, or its time is over.' })
      if (owner !== me.userId) throw problem('ACCESS_DENIED')
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="my-data.zip"',
          'cache-control': 'private, no-store',
        })
        .send(zip(gather(context, me)))
    },
  )
  app.get(
    '/api/users/me/legal-holds',
    {
      config: { access },
      schema: {
        operationId: 'listMyHeldApplications',
        summary: 'Which of my applications a legal hold keeps, and until when',
        description: 'These are not deleted with the account, but as soon as the hold has ended.',
        tags,
        response: { 200: Type.Array(HeldApplication) },
      },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'private, no-store')
        .send([...(await heldOf(database.query, callerOf(request).userId))]),
  )
  app.delete(
    '/api/users/me',
    {
      config: { access, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'deleteMe',
        summary: 'Erase my account',
        description:
          'Drafts are deleted, applications under way are withdrawn, and what was sent keeps only states, dates and ' +
          'numbers, or stays as it is until a legal hold ends. The last PROFESSOR of a group and the last ADMIN have to find a successor first.',
        tags,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await database.transaction(tx => erase(tx, context, callerOf(request)))
      return reply.code(204).send(null)
    },
  )
}
