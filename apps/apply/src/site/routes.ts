import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import type { FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { previewOf } from '../jobs/public/preview.ts'
import { pageOf } from './page.ts'
import { advertAt, type Place, placeOf } from './places.ts'
import type { Preview } from './preview.ts'

/** Whoever follows a link to show what is behind it may take anything, and means the page. */
const wantsPage = (place: Place, accept = '*/*'): boolean =>
  accept.includes('text/html') || (place === 'client' && accept.includes('*/*'))

const access: Access = { public: 'the client’s files' }
const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const asFile = { config: { access }, schema: { hide: true } }

/** Serves the web client on the same origin, where it has been built. */
export const siteRoutes = async (app: Server, context: Context): Promise<void> => {
  const { config, issuer } = context
  if (!existsSync(built)) return
  await app.register(files, { root: built, serve: false, preCompressed: true })

  const sendPage = async (reply: FastifyReply, status: number, preview?: Preview): Promise<FastifyReply> => {
    // Read anew each time: the client may be built again while the service runs.
    const index = await readFile(join(built, 'index.html'), 'utf8')
    const { html, policy } = pageOf(index, { config, issuer: issuer.name(), preview })
    return reply
      .code(status)
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html)
  }

  app.get('/', asFile, (_, reply) => sendPage(reply, 200))
  app.get<{ Params: { '*': string } }>('/assets/*', asFile, ({ params }, reply) =>
    reply.sendFile(`assets/${params['*']}`, { maxAge: '365d', immutable: true }),
  )
  app.get('/*', asFile, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const place = placeOf(path)
    if (place === 'service' || !wantsPage(place, request.headers.accept)) return reply.callNotFound()
    const jobId = advertAt(path)
    if (jobId === undefined) return await sendPage(reply, place === 'client' ? 200 : 404)
    const preview = await previewOf(context, jobId)
    return await sendPage(reply, preview ? 200 : 404, preview)
  })
}
