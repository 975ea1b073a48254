import type { IncomingMessage } from 'node:http'
import type { Server } from './server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes large files, which may come over a slow line: its body has more time to arrive. */
    slowBody?: true
  }
}

/** Hangs up on whoever does not send a whole body in time, except where bodies may take longer. */
export const boundBodies = (app: Server, bodyTimeoutMs: number): void => {
  app.addHook('onRequest', ({ raw, routeOptions }, _, done) => {
    if (hasBody(raw) && routeOptions.config.slowBody !== true) {
      const timer = setTimeout(() => raw.complete || raw.destroy(), bodyTimeoutMs)
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}

/** Whether something follows the head of a request. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
