import type { Server } from '@kolleg/front'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { fileReply } from '../front-door/file-reply.ts'
import { uuid } from '../schema-parts.ts'
import { languages } from '../text/language.ts'
import { safeName } from './file-name.ts'
import { printJob } from './print-job.ts'
import { Preview, printPreview } from './print-preview.ts'

const tags = ['jobs']
const PdfQuery = Type.Object(
  { language: Type.Optional(Type.Enum([...languages], { default: 'en', description: 'The language of the sheet.' })) },
  { additionalProperties: false },
)

const pdfReply = { 200: fileReply('application/pdf', 'The document, with tagged structure and real text.') }

const send = (reply: FastifyReply, pdf: Uint8Array, name: string, cache: string): FastifyReply =>
  reply
    .type('application/pdf')
    .headers({ 'content-disposition': contentDisposition(`${name}.pdf`, { type: 'inline' }), 'cache-control': cache })
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))

export const pdfRoutes = (app: Server, context: Context): void => {
  app.addHook('onClose', () => context.press.close())
  app.get(
    '/api/jobs/:jobId/pdf',
    {
      config: {
        load: 'file',
        access: {
          public: 'adverts are public',
          object:
            'public jobs; any other for PROFESSOR/EMPLOYEE of the job’s group; applicants get the version they applied to',
        },
      },
      schema: {
        operationId: 'downloadJobPdf',
        summary: 'A job as a PDF',
        tags,
        params: Type.Object({ jobId: uuid }),
        querystring: PdfQuery,
        response: pdfReply,
      },
    },
    async (request, reply) => {
      const { language = 'en' } = request.query
      const { pdf, name, isPublic } = await printJob(context, request.actor, request.params.jobId, language)
      return send(reply, pdf, safeName(name), isPublic ? 'public, max-age=60' : 'private, no-store')
    },
  )
  app.post(
    '/api/jobs/preview/pdf',
    {
      config: {
        load: 'file',
        access: { class: 'ProfessorOrEmployee', param: { from: 'body.researchGroupId' } },
      },
      schema: {
        operationId: 'previewJobPdf',
        summary: 'A job that is not saved yet as a PDF',
        tags,
        querystring: PdfQuery,
        body: Preview,
        response: pdfReply,
      },
    },
    async (request, reply) => {
      const { language = 'en' } = request.query
      const pdf = await printPreview(context, request.body, language)
      return send(reply, pdf, safeName(request.body.title), 'private, no-store')
    },
  )
}
