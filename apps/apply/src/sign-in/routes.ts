import type { Access } from '@kolleg/access'
import { type Server, strictPolicy } from '@kolleg/front'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Embedded } from './embedded.ts'
import { interactionRoutes } from './interaction.ts'
import { signOutAtOnce, signOutScript } from './pages/plain-pages.ts'
import { deleteExpired } from './state.ts'

const access: Access = { public: 'sign-in' }
const config = { access, ownCredentials: true } as const
const hourMs = 60 * 60_000

/** The built-in provider under /oidc, with its pages. */
export const signInRoutes = async (app: Server, context: Context, embedded: Embedded): Promise<void> => {
  const { database, log } = context
  app.addHook('onListen', async () => embedded.settle(addressOf(app)))
  const tidying = setInterval(() => {
    deleteExpired(database).catch((error: unknown) => log.warn({ err: error }, 'expired sign-ins could not be deleted'))
  }, hourMs).unref()
  app.addHook('onClose', async () => clearInterval(tidying))

  app.get(signOutScript, { config, schema: { hide: true } }, (_, reply) =>
    reply.type('text/javascript').send(signOutAtOnce),
  )
  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    interactionRoutes(scope, context, embedded)
  })
  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    // The provider parses its bodies itself.
    scope.addContentTypeParser('*', (_, __, done) => done(null))
    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: '/oidc/*',
      config,
      schema: { hide: true },
      handler: async (request, reply) => {
        // Without the database the provider would answer 500 with its own text.
        await database.ping()
        await handOver(embedded, request, reply)
      },
    })
  })
}

/** Lets the provider answer as if it were reached at our public address. */
const handOver = async (embedded: Embedded, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const provider = await embedded.provider()
  const { raw } = request
  const { protocol, host } = new URL(embedded.origin())
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  // The provider adds the hash of the one script that it writes into a page to this list.
  reply.raw.setHeader('content-security-policy', `${strictPolicy}; script-src 'self'`)
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  raw.headers['x-forwarded-host'] = host
  const original = raw.url ?? '/oidc/'
  Object.assign(raw, { originalUrl: original, url: original.slice('/oidc'.length) })
  await provider.callback()(raw, reply.raw)
}

const addressOf = ({ server }: Server): string => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The service listens on no port.')
  const { family, port } = address
  const host = address.address === '0.0.0.0' || address.address === '::' ? 'localhost' : address.address
  return `http://${family === 'IPv6' && host !== 'localhost' ? `[${host}]` : host}:${port}`
}
