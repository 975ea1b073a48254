import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Server } from './server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For large files over slow lines: the body has more time to arrive. */
    slowBody?: true
  }
}

/** Closes the connection of a caller who does not send the whole body in time; routes with `slowBody` allow more. */
export const boundBodies = (app: Server, bodyTimeoutMs: number): void => {
  app.addHook('onRequest', ({ raw, routeOptions }, _, done) => {
    if (hasBody(raw) && routeOptions.config.slowBody !== true) {
      const timer = setTimeout(() => raw.complete || raw.destroy(), bodyTimeoutMs)
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}

/** Whether a body follows the head. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** A form with files, which may take minutes to arrive. */
export const isSlowForm = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.config.slowBody === true && /^multipart\//i.test(headers['content-type'] ?? '')
