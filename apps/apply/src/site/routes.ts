import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import files from '@fastify/static'
import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { previewOf } from '../jobs/public/preview.ts'
import { built, readClient } from './client.ts'
import { drawPage } from './draw.ts'
import { languageOf } from './language.ts'
import { pageOf, siteOf } from './page.ts'
import { advertAt, type Place, placeOf } from './places.ts'
import type { Preview } from './preview.ts'

/** Whoever follows a link to show what is behind it may take anything, and means the page. */
const wantsPage = (place: Place, accept = '*/*'): boolean =>
  accept.includes('text/html') || (place === 'client' && accept.includes('*/*'))

const access: Access = { public: 'the client’s files' }
const asFile = { config: { access }, schema: { hide: true } }
const squeeze = promisify(gzip)
const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/'

const takesGzip = (accepted: string | readonly string[] = ''): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(accepted))

/** The client draws every page by itself too. */
const blank = (log: FastifyBaseLogger) => (error: unknown) => {
  log.error({ err: error }, 'a page was sent without its content')
  return undefined
}

/** Serves the web client on the same origin, where it has been built. */
export const siteRoutes = async (app: Server, context: Context): Promise<void> => {
  const { config, issuer } = context
  if (!existsSync(built)) return
  await app.register(files, { root: fileURLToPath(built), serve: false, preCompressed: true })

  const sendPage = async (
    { headers, url, ip, log }: FastifyRequest,
    reply: FastifyReply,
    status: number,
    preview?: Preview,
  ): Promise<FastifyReply> => {
    const path = pathOf(url)
    const language = languageOf(headers['accept-language'])
    const client = await readClient()
    const wished = { path, search: url.slice(path.length), site: siteOf(config), language, ip }
    const drawn = status === 200 ? await drawPage(app, client, wished).catch(blank(log)) : undefined
    const { html, policy } = pageOf(client.index, { config, issuer: issuer.name(), language, preview, drawn })
    reply
      .code(status)
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-store',
        vary: 'accept-language, accept-encoding',
      })
      .type('text/html; charset=utf-8')
    if (!takesGzip(headers['accept-encoding'])) return reply.send(html)
    return reply.header('content-encoding', 'gzip').send(await squeeze(html))
  }

  app.get('/', asFile, (request, reply) => sendPage(request, reply, 200))
  app.get<{ Params: { '*': string } }>('/assets/*', asFile, ({ params }, reply) =>
    reply.sendFile(`assets/${params['*']}`, { maxAge: '365d', immutable: true }),
  )
  app.get('/*', asFile, async (request, reply) => {
    const path = pathOf(request.url)
    const place = placeOf(path)
    if (place === 'service' || !wantsPage(place, request.headers.accept)) return reply.callNotFound()
    const jobId = advertAt(path)
    if (jobId === undefined) return await sendPage(request, reply, place === 'client' ? 200 : 404)
    const preview = await previewOf(context, jobId)
    return await sendPage(request, reply, preview ? 200 : 404, preview)
  })
}
