import { type Server, untilGone } from '@kolleg/front'
import { create as contentDisposition } from 'content-disposition'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { callerOf } from '../../front-door/authenticate.ts'
import { fileReply } from '../../front-door/file-reply.ts'
import { problem } from '../../problems.ts'
import { languages } from '../../text/language.ts'
import { evaluator, ofApplication, ownGroups, tags } from '../access.ts'
import { countLines, everyLine } from '../list/every-line.ts'
import { Wanted } from '../list/list.view.ts'
import { listName } from './columns.ts'
import { csvOf } from './csv.ts'
import { documentsZip } from './documents-zip.ts'
import { dossierOf } from './dossier.ts'
import { downloadName, readableDocumentsOf } from './readable-documents.ts'
import { createSheets, mostRows } from './xlsx.ts'

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const LanguageOfFile = Type.Optional(
  Type.Enum([...languages], { description: 'Of its words, dates and numbers; yours unless given.' }),
)
const Exported = Type.Object({ ...Wanted, language: LanguageOfFile }, { additionalProperties: false })
const Language = Type.Object({ language: LanguageOfFile }, { additionalProperties: false })

const attached = (name: string) => ({
  'content-disposition': contentDisposition(name, { type: 'attachment' }),
  'cache-control': 'private, no-store',
})

export const fileRoutes = (app: Server, context: Context): void => {
  const { database } = context
  const sheets = createSheets()
  app.addHook('onClose', () => sheets.close())
  app.get(
    '/api/evaluation/applications/export.csv',
    {
      config: { load: 'file', access: ownGroups },
      schema: {
        operationId: 'exportApplicationsCsv',
        summary: 'The filtered list as CSV',
        tags,
        querystring: Exported,
        response: { 200: fileReply('text/csv', 'All lines, whatever their number.') },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const { language = caller.language, ...wanted } = request.query
      const lines = everyLine(database.query, caller, wanted)
      return reply
        .type('text/csv; charset=utf-8')
        .headers(attached(`${listName[language].toLowerCase()}.csv`))
        .send(csvOf(lines, language))
    },
  )
  app.get(
    '/api/evaluation/applications/export.xlsx',
    {
      config: { load: 'file', access: ownGroups, problems: ['TOO_LARGE'] },
      schema: {
        operationId: 'exportApplicationsXlsx',
        summary: 'The filtered list as a spreadsheet',
        tags,
        querystring: Exported,
        response: { 200: fileReply(xlsxType, `At most ${mostRows} lines; a longer list goes as CSV.`) },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const { language = caller.language, ...wanted } = request.query
      if ((await countLines(database.query, caller, wanted)) > mostRows)
        throw problem('TOO_LARGE', { detail: `The list has more than ${mostRows} lines: narrow it, or take the CSV.` })
      const sheet = await sheets.make(everyLine(database.query, caller, wanted), language)
      return reply
        .type(xlsxType)
        .headers(attached(`${listName[language].toLowerCase()}.xlsx`))
        .send(Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength))
    },
  )
  app.get(
    '/api/evaluation/applications/:applicationId/documents.zip',
    {
      config: { load: 'file', access: evaluator, problems: ['STORAGE_UNAVAILABLE'] },
      schema: {
        operationId: 'downloadApplicationDocuments',
        summary: 'All documents of an application as ZIP',
        tags,
        params: ofApplication,
        response: { 200: fileReply('application/zip', 'Made while it is sent.') },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const found = await readableDocumentsOf(database.query, caller, request.params.applicationId)
      const name = `${downloadName(found.application)}.zip`
      return reply
        .type('application/zip')
        .headers(attached(name))
        .send(documentsZip(context, caller, found))
    },
  )
  app.get(
    '/api/evaluation/applications/:applicationId/dossier.pdf',
    {
      config: { load: 'file', access: evaluator, problems: ['STORAGE_UNAVAILABLE'] },
      schema: {
        operationId: 'downloadDossier',
        summary: 'An application as one PDF with a cover sheet',
        description: 'The cover names what cannot be included; it is in documents.zip.',
        tags,
        params: ofApplication,
        querystring: Language,
        response: { 200: fileReply('application/pdf', 'The cover and all documents.') },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const found = await readableDocumentsOf(database.query, caller, request.params.applicationId)
      const { language = caller.language } = request.query
      const dossier = await dossierOf(context, { actor: caller, language, gone: untilGone(reply) }, found)
      const name = `${downloadName(found.application)}.pdf`
      return reply.type('application/pdf').headers(attached(name)).send(dossier)
    },
  )
}
