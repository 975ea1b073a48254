import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors } from 'oidc-provider'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { type DemoPerson, demoPeople } from '../demo/people.ts'
import { isAddress } from '../letters/mail/recipient.ts'
import { isUnmistakable } from '../people/unmistakable.ts'
import { problem } from '../problems.ts'
import type { Language } from '../text/language.ts'
import { accountOf } from './accounts.ts'
import { askForCode, checkCode, minutes } from './codes.ts'
import type { Embedded } from './embedded.ts'
import { addressPage, codePage, gonePage } from './pages/sign-in-pages.ts'
import { words } from './pages/words.ts'

const access: Access = { public: 'sign-in' }
const Params = Type.Object({ uid: Type.String({ pattern: '^[\\w-]{1,100}$' }) })
const lang = Type.Optional(Type.Enum(['en', 'de']))
const about = { config: { access, ownCredentials: true as const } }
const longestAddress = 254
const path = '/oidc/interaction/:uid'

/** The pages of a sign-in: address, code, and in the demo a list of people. */
export const interactionRoutes = (app: Server, context: Context, embedded: Embedded): void => {
  const { database } = context
  const { isDemo, showsMailbox: hasMailbox, SITE_NAME: siteName } = context.config

  /** The sign-in that this browser has begun, or a page saying that there is none. */
  const begun = async (request: FastifyRequest, reply: FastifyReply, uid: string, asked?: Language) => {
    try {
      const provider = await embedded.provider()
      const details = await provider.interactionDetails(request.raw, reply.raw)
      const language = asked ?? languageOf(details.params['ui_locales'], request.headers['accept-language'])
      const hint = details.params['login_hint']
      if (details.uid === uid) return { provider, language, hint: typeof hint === 'string' ? hint : undefined }
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error
    }
    await html(reply.code(400), gonePage(siteName, asked ?? languageOf(undefined, request.headers['accept-language'])))
    return undefined
  }
  const finish = async (request: FastifyRequest, reply: FastifyReply, accountId: string, amr: string) => {
    const provider = await embedded.provider()
    const result = { login: { accountId, amr: [amr] } }
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303)
  }
  const finishAs = async (request: FastifyRequest, reply: FastifyReply, person: DemoPerson, language: Language) => {
    const { accountId } = await accountOf(database, person.email, { ...person, language })
    return await finish(request, reply, accountId, 'demo')
  }

  app.get(
    path,
    { ...about, schema: { hide: true, params: Params, querystring: Type.Object({ lang }) } },
    async (request, reply) => {
      const { uid } = request.params
      const found = await begun(request, reply, uid, request.query.lang)
      if (!found) return reply
      const { language, hint } = found
      const person = isDemo ? demoPeople.find(({ email }) => email === hint) : undefined
      // A request for another language is no choice of a person.
      if (person && request.query.lang === undefined) return await finishAs(request, reply, person, language)
      return await html(reply, addressPage({ siteName, uid, language, isDemo, ...(hint && { email: hint }) }))
    },
  )
  app.post(
    `${path}/address`,
    { ...about, schema: { hide: true, params: Params, body: Type.Object({ email: Type.String(), lang }) } },
    async (request, reply) => {
      const { uid } = request.params
      const found = await begun(request, reply, uid, request.body.lang)
      if (!found) return reply
      const { language } = found
      const email = request.body.email.trim()
      const again = (status: number, fault: string) =>
        html(reply.code(status), addressPage({ siteName, uid, language, isDemo, fault, email }))
      if (!isAddress(email) || !isUnmistakable(email) || email.length > longestAddress)
        return await again(400, words[language].notAnAddress)
      const asked = await askForCode(context, { interaction: uid, email, ip: request.ip, language })
      if (asked === 'asked') return await html(reply, codePage({ siteName, uid, language, email, minutes, hasMailbox }))
      reply.header('retry-after', asked.retryAfterSeconds)
      return await again(429, words[language].tooMany(Math.ceil(asked.retryAfterSeconds / 60)))
    },
  )
  app.post(
    `${path}/code`,
    {
      ...about,
      schema: { hide: true, params: Params, body: Type.Object({ code: Type.String(), email: Type.String(), lang }) },
    },
    async (request, reply) => {
      const { uid } = request.params
      const found = await begun(request, reply, uid, request.body.lang)
      if (!found) return reply
      const { language } = found
      const { code, email } = request.body
      const checked = await checkCode(context, uid, code)
      if (checked === 'spent')
        return await html(
          reply.code(400),
          addressPage({ siteName, uid, language, isDemo, email, fault: words[language].spent }),
        )
      if (checked === 'wrong')
        return await html(
          reply.code(400),
          codePage({ siteName, uid, language, email, minutes, hasMailbox, fault: words[language].wrong }),
        )
      const { accountId } = await accountOf(database, checked.email, { language })
      return await finish(request, reply, accountId, 'otp')
    },
  )
  if (isDemo)
    app.post(
      `${path}/demo`,
      { ...about, schema: { hide: true, params: Params, body: Type.Object({ person: Type.String(), lang }) } },
      async (request, reply) => {
        const found = await begun(request, reply, request.params.uid, request.body.lang)
        if (!found) return reply
        const person = demoPeople.find(({ userId }) => userId === request.body.person)
        if (person === undefined) throw problem('NOT_FOUND')
        return await finishAs(request, reply, person, found.language)
      },
    )
}

const html = (reply: FastifyReply, body: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body)

const languageOf = (wanted: unknown, accepted = ''): Language =>
  /^\s*de\b/i.test(typeof wanted === 'string' ? wanted : accepted) ? 'de' : 'en'
