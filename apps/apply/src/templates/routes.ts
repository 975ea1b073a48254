import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { IdempotencyKey, idempotent } from '../front-door/idempotent.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { etagOf, expectedOf, IfMatch, tagged } from '../front-door/versions.ts'
import { groupTypes } from '../letters/kinds/group-types.ts'
import { listQuery } from '../lists/list-query.ts'
import { PageOf } from '../lists/page-of.ts'
import { uuid } from '../schema-parts.ts'
import { languages } from '../text/language.ts'
import { createTemplate } from './create.ts'
import { deleteTemplate } from './delete.ts'
import { editTemplate } from './edit.ts'
import { NewTemplate, TemplateChanges, TemplatePreview } from './form.ts'
import { getTemplate } from './get.ts'
import { listTemplates } from './list.ts'
import { previewTemplate } from './preview.ts'
import { templateOrder } from './template.store.ts'
import { EmailTemplate, templateView } from './template.view.ts'

const tags = ['letters']
const ofGroup: Access = { class: 'ProfessorOrEmployee', param: { from: 'params.researchGroupId' } }
const member: Access = { class: 'ProfessorOrEmployee', object: 'member of the owning group' }
const professor: Access = { class: 'Professor', object: 'PROFESSOR of the owning group' }
const Group = Type.Object({ researchGroupId: uuid })
const One = Type.Object({ templateId: uuid })
const path = '/api/research-groups/:researchGroupId/email-templates'

export const templateRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    path,
    {
      config: { access: ofGroup },
      schema: {
        operationId: 'listEmailTemplates',
        summary: 'The words of a group’s letters',
        description: 'Every letter that is written in the name of the group, with its own words or the shipped ones.',
        tags,
        params: Group,
        querystring: Type.Object(
          {
            ...listQuery(templateOrder),
            type: Type.Optional(Type.Enum([...groupTypes])),
            language: Type.Optional(Type.Enum([...languages])),
          },
          { additionalProperties: false },
        ),
        response: { 200: PageOf(EmailTemplate) },
      },
    },
    async (request, reply) => {
      const page = await listTemplates(database.query, callerOf(request), request.params.researchGroupId, request.query)
      return reply.header('cache-control', 'private, no-store').send(page)
    },
  )
  app.post(
    path,
    {
      config: { access: ofGroup, problems: ['ALREADY_EXISTS'] },
      schema: {
        operationId: 'createEmailTemplate',
        summary: 'Give a letter words of the group',
        tags,
        params: Group,
        headers: Type.Object(IdempotencyKey),
        body: NewTemplate,
        response: { 201: EmailTemplate },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const actor = callerOf(request)
        const made = await createTemplate(tx, actor, request.params.researchGroupId, request.body)
        const headers = { location: `/api/email-templates/${made.templateId}`, etag: etagOf(made.version) }
        return { status: 201, headers, body: templateView(actor, made) }
      }),
  )
  app.post(
    `${path}/preview`,
    {
      config: { access: ofGroup },
      schema: {
        operationId: 'previewEmailTemplate',
        summary: 'See a letter with made-up data',
        description: 'What is left out is as it would be sent now.',
        tags,
        params: Group,
        body: TemplatePreview,
        response: {
          200: Type.Object(
            { subject: Type.String(), text: Type.String(), html: Type.String() },
            { title: 'RenderedLetter' },
          ),
        },
      },
    },
    async (request, reply) => {
      const { researchGroupId } = request.params
      const letter = await previewTemplate(database.query, context.letters.site, researchGroupId, request.body)
      return reply.header('cache-control', 'private, no-store').send(letter)
    },
  )
  app.get(
    '/api/email-templates/:templateId',
    {
      config: { access: member },
      schema: {
        operationId: 'getEmailTemplate',
        summary: 'Own words of a letter',
        tags,
        params: One,
        response: { 200: EmailTemplate },
      },
    },
    async (request, reply) => {
      const actor = callerOf(request)
      const template = await getTemplate(database.query, actor, request.params.templateId)
      return tagged(reply, template.version).send(templateView(actor, template))
    },
  )
  app.put(
    '/api/email-templates/:templateId',
    {
      config: { access: member },
      schema: {
        operationId: 'replaceEmailTemplate',
        summary: 'Change the words of a letter',
        tags,
        params: One,
        headers: Type.Object(IfMatch),
        body: TemplateChanges,
        response: { 200: EmailTemplate },
      },
    },
    async (request, reply) => {
      const { subject, body } = request.body
      const words = { subject, body }
      const template = await inTransactionAs(context, request, (tx, actor) =>
        editTemplate(tx, actor, request.params.templateId, words, expectedOf(request)),
      )
      return tagged(reply, template.version).send(templateView(callerOf(request), template))
    },
  )
  app.delete(
    '/api/email-templates/:templateId',
    {
      config: { access: professor },
      schema: {
        operationId: 'deleteEmailTemplate',
        summary: 'Go back to the shipped words',
        tags,
        params: One,
        headers: Type.Object(IfMatch),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await inTransactionAs(context, request, (tx, actor) =>
        deleteTemplate(tx, actor, request.params.templateId, expectedOf(request)),
      )
      return reply.code(204).send(null)
    },
  )
}
