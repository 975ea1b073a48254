import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import type { Server } from '@kolleg/front'
import type { FastifyRequest } from 'fastify'
import type { Around } from './around.ts'

/** The person for whom a request is sent, and how its work is done. */
type Behalf = { readonly userId: string; readonly around: Around }

type OwnRequest = {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export type OwnRequests = {
  /** The app whose routes answer. */
  readonly answerBy: (app: Server) => void
  /** Sends a request through all routes and checks in the name of a person who need not be signed in. */
  readonly send: (behalf: Behalf, request: OwnRequest) => Promise<{ readonly status: number; readonly body: string }>
  /** The person for whom the service sent this request; undefined for a request from outside. */
  readonly behalfOf: (request: FastifyRequest) => Behalf | undefined
}

/**
 * Requests that the service sends to itself. They carry a ticket instead of a token, which is worthless outside this
 * process.
 */
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
