import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { problem } from '../../problems.ts'
import { languageOf } from '../../text/language.ts'
import { selectArrived, selectEnvelopes } from './mailbox.store.ts'
import { letterPage, listPage, style, stylesheet } from './page.ts'

const access: Access = { public: 'the mailbox of a demo without a mail server; there is none in production' }
const Params = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })
const asPage = { config: { access }, schema: { hide: true } }
const ofLetter = { config: { access }, schema: { hide: true, params: Params } }

/** A letter may use styles only: no scripts, no requests, no forms, and its own origin. */
const letterPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** Shows the letters of the built-in mailbox. Added only if there is one, and never in production. */
export const mailboxRoutes = (app: Server, { config, database: { query } }: Context): void => {
  const arrived = async (id: number) => {
    const letter = await selectArrived(query, id)
    if (letter === undefined) throw problem('NOT_FOUND')
    return letter
  }
  const shownTo = ({ headers }: FastifyRequest) => ({
    siteName: config.SITE_NAME,
    language: languageOf(headers['accept-language']),
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url?.startsWith('/dev/mailbox')) reply.header('cache-control', 'no-store')
  })
  app.get(stylesheet, asPage, (_, reply) => reply.type('text/css').send(style))
  app.get('/dev/mailbox', asPage, async (request, reply) =>
    reply.type('text/html').send(listPage(shownTo(request), await selectEnvelopes(query))),
  )
  app.get('/dev/mailbox/:id', ofLetter, async (request, reply) =>
    reply.type('text/html').send(letterPage(shownTo(request), await arrived(request.params.id))),
  )
  app.get('/dev/mailbox/:id/html', ofLetter, async ({ params }, reply) => {
    const { html } = await arrived(params.id)
    return reply
      .type('text/html')
      .header('content-security-policy', letterPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(html)
  })
}
