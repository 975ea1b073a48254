import { Refusal } from '@kolleg/config'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from './server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: unknown
  }
}

type Gate<Access> = {
  /** Narrows what a route declares; anything else stops the start. */
  readonly isDeclared: (declared: unknown) => declared is Access
  /** Throws to refuse. Runs before a body is read. */
  readonly admit: (access: Access, request: FastifyRequest, reply: FastifyReply) => void | Promise<void>
}

/** Every route declares who may call it. The service does not start with one that does not. */
export const addGate = <Access>(app: Server, { isDeclared, admit }: Gate<Access>): void => {
  const undeclared = new Set<string>()
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!isDeclared(config?.access)) undeclared.add(`${[method].flat().join('|')} ${url}`)
  })
  app.addHook('onReady', done => {
    const routes = [...undeclared].join(', ')
    done(routes ? new Refusal(`These routes declare no access, so the service does not start: ${routes}.`) : undefined)
  })
  app.addHook('onRequest', async (request, reply) => {
    const declared = request.routeOptions.config.access
    if (isDeclared(declared)) await admit(declared, request, reply)
  })
}
