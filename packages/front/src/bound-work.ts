import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Stream } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasBody, isSlowForm } from './bound-bodies.ts'
import type { Log } from './log.ts'
import { createQueue, type Queue, type QueueLimits, type Ticket } from './queue.ts'
import type { Server } from './server.ts'
import { throttled } from './throttle.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `none` is answered at once, `file` may take long; by default the method tells reads from changes. */
    load?: Kind | 'none'
  }
  interface FastifyRequest {
    turn: Turn | null
    /** For a reply that needs no more work, however long its caller takes to read it. */
    endTurn(): void
  }
}

type Turn = { readonly queue: Queue; readonly ticket: Ticket; isAnswered: boolean }

const patienceMs = 5_000
/** Separate queues, so that a crowd of readers cannot block changes. */
const limits = {
  read: { concurrent: 32, waiting: 4_000, patienceMs },
  change: { concurrent: 32, waiting: 4_000, patienceMs },
  file: { concurrent: 64, waiting: 1_000, patienceMs },
} as const satisfies Record<string, QueueLimits>

type Kind = keyof typeof limits

const endless = { waiting: Number.POSITIVE_INFINITY, patienceMs: Number.POSITIVE_INFINITY }

/** Retry-After for callers who are turned away. */
export const retryAfterSeconds = 2

/** Work that continues after its caller has left counts no longer than this. */
const forgottenMs = 60_000

/** Whether the caller disconnected before the whole reply was sent. */
export const isGone = ({ destroyed, writableFinished }: ServerResponse): boolean => destroyed && !writableFinished

/**
 * Answers requests that would wait too long with `busy`, and drops those whose callers have left. Without `busy`
 * everybody waits. A turn ends with the reply, for a stream with its last byte. Receiving a body takes no turn, so that
 * slow senders block nobody; what is done with a large file has a queue of its own.
 */
export const boundWork = (app: Server, busy: Error | undefined, log: Log): void => {
  const queueOf = (kind: Kind): Queue => createQueue(busy ? limits[kind] : { ...limits[kind], ...endless })
  const queues: Readonly<Record<Kind, Queue>> = {
    read: queueOf('read'),
    change: queueOf('change'),
    file: queueOf('file'),
  }
  const reportRefusal = throttled(refused => log.warn({ refused }, 'too busy: requests are turned away'))
  app.decorateRequest('turn', null)
  app.decorateRequest('endTurn', function (this: FastifyRequest) {
    endTurn(this)
  })

  const takeTurn = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const kind = kindOf(request)
    if (kind === 'none') return done()
    if (isGone(reply.raw)) return
    const decide = (isAdmitted: boolean): void => {
      if (isAdmitted) return done()
      reportRefusal()
      reply.header('retry-after', retryAfterSeconds)
      done(busy)
    }
    request.turn = {
      queue: queues[kind],
      ticket: { since: performance.now(), decide, isWorking: false },
      isAnswered: false,
    }
    queues[kind].enter(request.turn.ticket)
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (reply.sent || request.turn?.isAnswered || !request.turn?.ticket.isWorking) endTurn(request)
      else setTimeout(endTurn, forgottenMs, request).unref()
    })
    takeTurn(request, reply, done)
  })
  app.addHook('preParsing', (request, _, payload, done) => {
    if (hasBody(request.raw)) endTurn(request)
    done(null, payload)
  })
  app.addHook('preValidation', (request, reply, done) => {
    if (hasBody(request.raw) && !isSlowForm(request)) takeTurn(request, reply, done)
    else done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.turn) request.turn.isAnswered = true
    if (!(payload instanceof Stream) || reply.raw.closed) endTurn(request)
    done()
  })
}

const endTurn = ({ turn }: FastifyRequest): void => turn?.queue.leave(turn.ticket)

const kindOf = ({ method, raw, routeOptions: { config } }: FastifyRequest): Kind | 'none' => {
  // Injected by a request that already has its turn.
  if (!(raw.socket instanceof Socket)) return 'none'
  if (config.load !== undefined) return config.load
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? 'read' : 'change'
}
