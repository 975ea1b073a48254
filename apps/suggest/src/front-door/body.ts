import type { Server } from '@kolleg/front'
import type { FastifyRequest } from 'fastify'
import { InvalidRequest, Refused } from './fault.ts'
import { CheckedBody, createLargeBodies, type LargeBodies, largeBytes } from './large-bodies/large-bodies.ts'
import type { Shape } from './read.ts'
import { parseBody, refusalOf } from './read-body.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was sent. */
    sentBytes: Buffer | null
  }
  interface FastifyInstance {
    largeBodies: LargeBodies
  }
}

type Done = (error: Error | null, body?: unknown) => void

/** Parses JSON and keeps the bytes. A body without a Content-Type counts as JSON; any other type is refused. */
export const readJsonBodies = (app: Server, mostWaitingBytes: number): void => {
  const largeBodies = createLargeBodies(mostWaitingBytes)
  app.decorate('largeBodies', largeBodies)
  app.addHook('onClose', () => largeBodies.close())
  app.decorateRequest('sentBytes', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^application\/(?:[\w.-]+\+)?json(?:$|[;\s])/i, { parseAs: 'buffer' }, parse)
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (request.headers['content-type']) done(unsupported(request))
    else parse(request, bytes, done)
  })
}

/** The content of a 422 reply. */
export const refusal = async ({ sentBytes, server }: FastifyRequest, { faults, written }: InvalidRequest) => {
  if (written) return written
  if (sentBytes && sentBytes.length > largeBytes) return server.largeBodies.refuse(sentBytes, faults)
  return refusalOf(faults, sentBytes)
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
  if (bytes.length > largeBytes) return void parseLarge(request, bytes, done)
  const read = parseBody(bytes)
  if ('value' in read) done(null, read.value)
  else done(new InvalidRequest(read.faults))
}

const parseLarge = async ({ raw, server, routeOptions }: FastifyRequest, bytes: Buffer, done: Done): Promise<void> => {
  const shape = routeOptions.schema?.body as Shape | undefined
  const gone = new AbortController()
  const leave = (): void => gone.abort()
  raw.socket.once('close', leave)
  if (raw.socket.destroyed) leave()
  try {
    const checked = await server.largeBodies.check(bytes, shape, gone.signal)
    if ('value' in checked) done(null, shape ? new CheckedBody(checked.value) : checked.value)
    else done(new InvalidRequest([], checked.refusal))
  } catch (error) {
    if (!gone.signal.aborted) done(error as Error)
  } finally {
    raw.socket.off('close', leave)
  }
}
