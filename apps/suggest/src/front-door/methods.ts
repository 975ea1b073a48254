import type { Server } from '@kolleg/front'
import { sendDetail } from './replies.ts'

const all = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'] as const

/** Watches the routes as they are added; the function returned closes the other methods of their paths with 405. */
export const watchMethods = (app: Server): (() => void) => {
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ method, url }) => {
    const methods = known.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    known.set(url, methods)
  })
  return () => {
    for (const [url, methods] of new Map(known)) {
      const allow = [...methods].toSorted().join(', ')
      app.route({
        method: all.filter(name => !methods.has(name)),
        url,
        config: { access: 'public' },
        schema: { hide: true },
        handler: (_, reply) => sendDetail(reply.header('allow', allow), 405, 'Method Not Allowed'),
      })
    }
  }
}
