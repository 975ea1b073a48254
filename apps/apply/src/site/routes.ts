import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'

const access: Access = { public: 'the client’s files' }
const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const asFile = { config: { access }, schema: { hide: true } }

/** Serves the web client on the same origin, where it has been built. */
export const siteRoutes = async (app: Server): Promise<void> => {
  if (!existsSync(built)) return
  await app.register(files, { root: built, serve: false })
  app.get('/', asFile, (_, reply) => reply.sendFile('index.html', { cacheControl: false }))
  app.get<{ Params: { file: string } }>('/assets/:file', asFile, ({ params }, reply) =>
    reply.sendFile(`assets/${params.file}`, { maxAge: '365d', immutable: true }),
  )
}
