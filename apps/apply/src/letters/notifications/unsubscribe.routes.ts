import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { perMinute } from '../../front-door/limits.ts'
import { uuid } from '../../schema-parts.ts'
import { languageOf } from '../../text/language.ts'
import { changeChoices } from './choose.ts'
import { typeIn } from './unsubscribe-link.ts'
import { askPage, donePage, gonePage } from './unsubscribe-page.ts'

const path = '/unsubscribe/:userId/:type/:key'
const access: Access = { public: 'the address in a letter is the key', object: 'letters of its type' }
const word = Type.String({ maxLength: 100 })
const about = {
  config: { access, problems: ['RATE_LIMITED'], ...perMinute(120) },
  schema: { hide: true, params: Type.Object({ userId: uuid, type: word, key: word }) },
} as const

const html = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)

/** RFC 8058: mail programs post to the link in List-Unsubscribe; people open it and are asked. */
export const unsubscribeRoutes = async (app: Server, context: Context): Promise<void> => {
  const { config, database } = context
  const shownTo = (headers: { readonly 'accept-language'?: string | undefined }) => ({
    siteName: config.SITE_NAME,
    language: languageOf(headers['accept-language']),
  })
  await app.register(async (scope: Server) => {
    // The address says everything, so any body is accepted and ignored.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_, __, done) => done(null, null))
    scope.get(path, about, async (request, reply) => {
      const shown = shownTo(request.headers)
      const type = await typeIn(database.query, request.params)
      return html(
        reply.code(type === undefined ? 404 : 200),
        type === undefined ? gonePage(shown) : askPage(shown, type, request.url),
      )
    })
    scope.post(path, about, async (request, reply) => {
      const shown = shownTo(request.headers)
      const type = await typeIn(database.query, request.params)
      if (type === undefined) return html(reply.code(404), gonePage(shown))
      await database.transaction(tx => changeChoices(tx, request.params.userId, [{ type, enabled: false }]))
      return html(reply, donePage(shown, type))
    })
  })
}
