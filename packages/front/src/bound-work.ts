import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Stream } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasBody } from './bound-bodies.ts'
import { createLine, type Line, type LineLimits, type Place } from './line.ts'
import type { Log } from './log.ts'
import { nowAndThen } from './now-and-then.ts'
import type { Server } from './server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `none` is answered at once, `file` may take long; by default reads and changes have a line each. */
    load?: 'none' | 'file'
  }
  interface FastifyRequest {
    turn: Turn | null
  }
}

type Turn = { readonly line: Line; readonly place: Place; isAnswered: boolean }

const patienceMs = 5_000
/** Separate lines, so that a crowd of readers cannot block changes. */
const limits = {
  read: { abreast: 32, waiting: 4_000, patienceMs },
  change: { abreast: 32, waiting: 4_000, patienceMs },
  file: { abreast: 64, waiting: 1_000, patienceMs },
} as const satisfies Record<string, LineLimits>

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
 * slow senders block nobody.
 */
export const boundWork = (app: Server, busy: Error | undefined, log: Log): void => {
  const lineOf = (kind: Kind): Line => createLine(busy ? limits[kind] : { ...limits[kind], ...endless })
  const lines: Readonly<Record<Kind, Line>> = { read: lineOf('read'), change: lineOf('change'), file: lineOf('file') }
  const tell = nowAndThen(refused => log.warn({ refused }, 'too busy: requests are turned away'))
  app.decorateRequest('turn', null)

  const takeTurn = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const kind = kindOf(request)
    if (kind === 'none') return done()
    if (isGone(reply.raw)) return
    const decide = (isAdmitted: boolean): void => {
      if (isAdmitted) return done()
      tell()
      reply.header('retry-after', retryAfterSeconds)
      done(busy)
    }
    request.turn = {
      line: lines[kind],
      place: { since: performance.now(), decide, isAtWork: false },
      isAnswered: false,
    }
    lines[kind].enter(request.turn.place)
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (reply.sent || request.turn?.isAnswered || !request.turn?.place.isAtWork) endTurn(request)
      else setTimeout(endTurn, forgottenMs, request).unref()
    })
    takeTurn(request, reply, done)
  })
  app.addHook('preParsing', (request, _, payload, done) => {
    if (hasBody(request.raw)) endTurn(request)
    done(null, payload)
  })
  app.addHook('preValidation', (request, reply, done) => {
    if (hasBody(request.raw)) takeTurn(request, reply, done)
    else done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.turn) request.turn.isAnswered = true
    if (!(payload instanceof Stream) || reply.raw.closed) endTurn(request)
    done()
  })
}

const endTurn = ({ turn }: FastifyRequest): void => turn?.line.leave(turn.place)

const kindOf = ({ method, raw, routeOptions: { config } }: FastifyRequest): Kind | 'none' => {
  // Injected by a request that already has its turn.
  if (!(raw.socket instanceof Socket)) return 'none'
  if (config.load !== undefined) return config.load
  if (config.slowBody) return 'file'
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? 'read' : 'change'
}
