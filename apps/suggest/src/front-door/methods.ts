import { METHODS } from 'node:http'
import type { Server } from '@kolleg/front'
import { sendDetail } from './replies.ts'

/** Records the routes as they are added; the returned function makes all other methods of their paths return 405. */
export const watchMethods = (app: Server): (() => void) => {
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ method, url }) => {
    const methods = known.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    known.set(url, methods)
  })
  return () => {
    for (const name of METHODS) if (!app.supportedMethods.includes(name)) app.addHttpMethod(name)
    for (const [url, methods] of known) {
      const allow = [...methods].toSorted().join(', ')
      const refuse = (reply: Parameters<typeof sendDetail>[0]) =>
        sendDetail(reply.header('allow', allow), 405, 'Method Not Allowed')
      app.route({
        method: METHODS.filter(name => !methods.has(name)),
        url,
        config: { access: 'public' },
        schema: { hide: true },
        // Before the body is read, which cannot make the method right.
        onRequest: async (_, reply) => refuse(reply),
        handler: async (_, reply) => refuse(reply),
      })
    }
  }
}
