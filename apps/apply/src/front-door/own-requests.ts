import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import type { Server } from '@kolleg/front'
import type { FastifyRequest } from 'fastify'
import type { Around } from './around.ts'

/** For whom a request is sent, and how its work is done. */
type Behalf = { readonly userId: string; readonly around: Around }

type OwnRequest = {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export type OwnRequests = {
  /** Whose routes answer. */
  readonly answerBy: (app: Server) => void
  /** Sends a request through all routes and checks as the person, who need not be there. */
  readonly send: (behalf: Behalf, request: OwnRequest) => Promise<{ readonly status: number; readonly body: string }>
  /** For whom the service itself has sent a request; undefined for every other request. */
  readonly behalfOf: (request: FastifyRequest) => Behalf | undefined
}

/** Requests that the service sends to itself. In place of a token they carry a ticket, which opens nothing from outside. */
export const createOwnRequests = (): OwnRequests => {
  const tickets = new Map<string, Behalf>()
  let app: Server | undefined
  return {
    answerBy: server => {
      app = server
    },
    send: async (behalf, { method, url, headers, body }) => {
      if (app === undefined) throw new Error('Nobody answers yet.')
      const ticket = `Ticket ${randomUUID()}`
      tickets.set(ticket, behalf)
      try {
        const reply = await app.inject({
          method,
          url,
          headers: { ...headers, authorization: ticket, ...(body !== null && { 'content-type': 'application/json' }) },
          ...(body !== null && { payload: JSON.stringify(body) }),
        })
        return { status: reply.statusCode, body: reply.body }
      } finally {
        tickets.delete(ticket)
      }
    },
    behalfOf: ({ raw, headers }) =>
      raw.socket instanceof Socket ? undefined : tickets.get(headers.authorization ?? ''),
  }
}

declare module '../context.ts' {
  interface Context {
    readonly ownRequests: OwnRequests
  }
}
