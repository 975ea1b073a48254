import type { Server } from '@kolleg/front'
import type { FastifyRequest } from 'fastify'
import { ownTurn } from '../event-loop-turn.ts'
import { fault, InvalidRequest, Refused } from './fault.ts'
import { readJson } from './json/read-json.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was sent. */
    sentBytes: Buffer | null
  }
}

type Done = (error: Error | null, body?: unknown) => void

const lenient = new TextDecoder('utf-8', { ignoreBOM: true })

/** The request's raw body for a 422 reply; empty if there was none. */
export const rawBody = ({ sentBytes }: FastifyRequest): string => lenient.decode(sentBytes ?? undefined)

/** Each step of reading a body larger than this has a turn of the event loop of its own. */
const smallBytes = 256 * 1024

/** Waits before another step of reading a large body. */
export const pauseIfLarge = async ({ sentBytes }: FastifyRequest): Promise<void> => {
  if ((sentBytes?.length ?? 0) > smallBytes) await ownTurn()
}

/** Parses JSON and keeps the bytes. A body without a Content-Type counts as JSON; any other type is refused. */
export const readJsonBodies = (app: Server): void => {
  app.decorateRequest('sentBytes', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^application\/(?:[\w.-]+\+)?json(?:$|[;\s])/i, { parseAs: 'buffer' }, parse)
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (request.headers['content-type']) done(unsupported(request))
    else parse(request, bytes, done)
  })
  app.addHook('preValidation', pauseIfLarge)
}

const unsupported = (request: FastifyRequest): Refused =>
  new Refused(415, `Unsupported Media Type: send application/json instead of ${request.headers['content-type']}`)

const encoded = (encoding: string): Refused =>
  new Refused(415, `Unsupported Media Type: send the body as it is instead of in Content-Encoding ${encoding}`)

const parse = (request: FastifyRequest, bytes: Buffer, done: Done): void => {
  const encoding = request.headers['content-encoding'] || 'identity'
  if (encoding.toLowerCase() !== 'identity') return done(encoded(encoding))
  request.sentBytes = bytes
  if (bytes.length === 0) return done(null)
  if (bytes.length <= smallBytes) return parseJson(bytes, done)
  void pauseIfLarge(request).then(() => request.raw.socket.destroyed || parseJson(bytes, done))
}

const parseJson = (bytes: Buffer, done: Done): void => {
  const read = readJson(bytes)
  if ('value' in read) return done(null, read.value)
  const message = ['JSON decode error', ...(read.reason ? [read.reason] : [])].join(': ')
  done(new InvalidRequest([fault(['body', read.brokenAt], 'json_invalid', message)]))
}
