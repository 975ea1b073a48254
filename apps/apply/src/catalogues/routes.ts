import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { IdempotencyKey, idempotent } from '../front-door/idempotent.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { sendWithEtag } from '../front-door/send-with-etag.ts'
import { etagOf, expectedOf, IfMatch, tagged } from '../front-door/versions.ts'
import { shortGrace } from '../waiting-steps/grace.ts'
import { catalogueNames } from './catalogue.ts'
import { createEntry, EntryChanges, editEntry, NewEntry, removeEntry } from './keep-entries.ts'
import { Catalogues, readCatalogues, withoutNothing } from './read.ts'

const kept: Access = { class: 'Admin' }
const about = { tags: ['catalogues'] }
const path = '/api/catalogues/:catalogue/:entry'
const params = Type.Object({
  catalogue: Type.Enum([...catalogueNames]),
  entry: Type.String({ pattern: '^[A-Z][A-Z0-9_]{0,49}$', description: 'The code.', examples: ['COMPUTER_SCIENCE'] }),
})
const EntryView = Type.Object(
  {
    code: Type.String(),
    en: Type.String(),
    de: Type.String(),
    country: Type.Optional(Type.String()),
    version: Type.Integer(),
  },
  { title: 'CatalogueEntry' },
)

export const catalogueRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    '/api/catalogues',
    {
      config: { access: { public: 'forms of the public site' } },
      schema: {
        ...about,
        operationId: 'getCatalogues',
        summary: 'What forms choose from',
        response: { 200: Catalogues },
      },
    },
    async (request, reply) => sendWithEtag(request, reply, await readCatalogues(database.query)),
  )
  app.post(
    path,
    {
      config: { access: kept, problems: ['ALREADY_EXISTS'] },
      schema: {
        ...about,
        operationId: 'addCatalogueEntry',
        summary: 'Add an entry to a catalogue',
        params,
        headers: Type.Object(IdempotencyKey),
        body: NewEntry,
        response: { 201: EntryView },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const { catalogue, entry: code } = request.params
        const entry = await createEntry(tx, callerOf(request), request.params, request.body)
        const headers = { location: `/api/catalogues/${catalogue}/${code}`, etag: etagOf(entry.version) }
        return { status: 201, headers, body: withoutNothing(entry) }
      }),
  )
  app.patch(
    path,
    {
      config: { access: kept, grace: shortGrace('CHANGE_CATALOGUE_ENTRY') },
      schema: {
        ...about,
        operationId: 'updateCatalogueEntry',
        summary: 'Change the labels of an entry, and the country of a location',
        params,
        headers: Type.Object(IfMatch),
        body: EntryChanges,
        response: { 200: EntryView },
      },
    },
    async (request, reply) => {
      const entry = await inTransactionAs(context, request, (tx, caller) =>
        editEntry(tx, caller, request.params, request.body, expectedOf(request)),
      )
      return tagged(reply, entry.version).send(withoutNothing(entry))
    },
  )
  app.delete(
    path,
    {
      config: { access: kept, problems: ['IN_USE'] },
      schema: {
        ...about,
        operationId: 'deleteCatalogueEntry',
        summary: 'Delete an entry that nothing names',
        params,
        headers: Type.Object(IfMatch),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await inTransactionAs(context, request, (tx, caller) =>
        removeEntry(tx, caller, request.params, expectedOf(request)),
      )
      return reply.code(204).send(null)
    },
  )
}
