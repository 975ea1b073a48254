import { Refusal } from '@kolleg/config'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from './server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. */
    access?: unknown
  }
}

export type Declared = { readonly method: string; readonly path: string; readonly access: unknown }

type Gate<Access> = {
  /** The faults of a route's declaration, a sentence each; a missing one is a fault too. */
  readonly faults: (declared: Declared) => readonly string[]
  /** Throws to refuse. Runs before a body is read. */
  readonly admit: (access: Access, request: FastifyRequest, reply: FastifyReply) => void | Promise<void>
}

/** Every route must declare who may call it, or the service does not start. Returns all declarations. */
export const addGate = <Access>(app: Server, { faults, admit }: Gate<Access>): readonly Declared[] => {
  const declarations: Declared[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const name of [method].flat()) declarations.push({ method: name, path: url, access: config?.access })
  })
  app.addHook('onReady', done => {
    const sentences = declarations.flatMap(faults)
    done(sentences.length > 0 ? new Refusal(['The service does not start:', ...sentences].join('\n')) : undefined)
  })
  app.addHook('onRequest', (request, reply, done) => {
    const admitted = request.is404 ? undefined : admit(request.routeOptions.config.access as Access, request, reply)
    if (!admitted) done()
    return admitted
  })
  return declarations
}
