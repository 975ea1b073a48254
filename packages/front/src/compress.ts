import { brotliCompress, type CompressCallback, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { Server } from './server.ts'

/** Smaller replies fit into the first packets anyway. */
const smallestLength = 16 * 1024

/** Brotli's default quality, 11, is for files compressed once. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
const compressors = {
  br: (body: Body, done: CompressCallback) => brotliCompress(body, { params }, done),
  gzip: (body: Body, done: CompressCallback) => gzip(body, done),
}
const encodings: (keyof typeof compressors)[] = ['br', 'gzip']

type Body = string | Buffer
const isLargeBody = (payload: unknown): payload is Body =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= smallestLength

/**
 * Compresses large JSON for callers who accept it. Files have precompressed copies, and streams, such as events, must
 * not wait in a compressor.
 */
export const compressLargeJson = (app: Server): void => {
  app.addHook('onSend', ({ headers }, reply, payload, done) => {
    const isPlainJson =
      !reply.hasHeader('content-encoding') && /[+/]json(?:;|$)/.test(String(reply.getHeader('content-type')))
    if (!isLargeBody(payload) || !isPlainJson) return done(null, payload)
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
    const encoding = negotiate(headers['accept-encoding'] ?? 'identity', encodings)
    if (encoding === null) return done(null, payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    compressors[encoding](payload, done)
  })
}
