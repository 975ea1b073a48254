import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import files from '@fastify/static'
import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { returnsAfterSeconds } from '../front-door/problems.ts'
import { previewOf } from '../jobs/public/preview.ts'
import { addressOf, alternatesOf } from '../site/address.ts'
import { linkTo } from '../site/link.ts'
import { type Language, languageOf } from '../text/language.ts'
import { advertAt, kindOf, wantsPage } from './address-kind.ts'
import { built, type Plan, readClient } from './client.ts'
import { type Drawn, drawPage, type Found } from './draw.ts'
import { pageOf, siteOf } from './page.ts'
import type { Preview } from './preview.ts'
import { sayUnbuilt } from './unbuilt.ts'

const access: Access = { public: 'the client’s files' }
const asFile = { config: { access }, schema: { hide: true } }
const squeeze = promisify(gzip)
const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/'

const takesGzip = (accepted: string | readonly string[] = ''): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(accepted))

/** Without content, because the client can render every page by itself. */
const blank =
  (log: FastifyBaseLogger) =>
  (error: unknown): Found => {
    log.error({ err: error }, 'a page was sent without its content')
    return { status: 500 }
  }

/** Serves the web client on the same origin; if it has not been built, a page that says so. */
export const siteRoutes = async (app: Server, context: Context): Promise<void> => {
  const { config, issuer } = context
  if (!existsSync(built)) return sayUnbuilt(app)
  await app.register(files, { root: fileURLToPath(built), serve: false, preCompressed: true })

  const previewIn = async (plan: Plan, { title, description }: Drawn, language: Language): Promise<Preview> => {
    const site = linkTo(context, '')
    const jobId = advertAt(plan.path)
    return {
      title,
      description,
      url: addressOf(site, plan.path, plan.language),
      alternates: alternatesOf(site, plan.path),
      ...(jobId !== undefined && (await previewOf(context, jobId, language))),
    }
  }

  const sendPage = async ({ headers, url, ip, log }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = pathOf(url)
    const search = url.slice(address.length)
    const client = await readClient()
    const plan = client.planFor(address, search)
    const kind = plan ? 'client' : kindOf(address)
    if (kind === 'service' || !wantsPage(kind, headers.accept)) {
      reply.callNotFound()
      return reply
    }
    const language = plan?.language ?? languageOf(headers['accept-language'])
    const wished = { address, search, site: siteOf(config), language, ip }
    const found = plan && (await drawPage(app, client, plan, wished).catch(blank(log)))
    const { status, drawn }: Found = found ?? { status: kind === 'nowhere' ? 404 : 200 }
    const preview = plan && drawn && status === 200 ? await previewIn(plan, drawn, language) : undefined
    const { html, policy } = pageOf(client.index, { config, issuer: issuer.name(), language, preview, drawn })
    reply
      .code(status)
      .headers({
        'content-security-policy': policy,
        'content-language': language,
        'cache-control': 'no-store',
        vary: plan?.language ? 'accept-encoding' : 'accept-language, accept-encoding',
        ...(status === 503 && { 'retry-after': String(returnsAfterSeconds) }),
      })
      .type('text/html; charset=utf-8')
    if (!takesGzip(headers['accept-encoding'])) return reply.send(html)
    return reply.header('content-encoding', 'gzip').send(await squeeze(html))
  }

  app.get('/', asFile, sendPage)
  app.get<{ Params: { '*': string } }>('/assets/*', asFile, ({ params }, reply) =>
    reply.sendFile(`assets/${params['*']}`, { maxAge: '365d', immutable: true }),
  )
  app.get('/*', asFile, sendPage)
}
