import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { etagOf } from '../front-door/versions.ts'
import { problem } from '../problems.ts'
import type { Document } from './document.ts'
import { rangeOf } from './range.ts'

/** Streams the file from the store, whole or the requested part; for HEAD only the headers. */
export const sendDocument = async (
  { files }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { sha256, sizeBytes, name, version }: Document,
): Promise<FastifyReply> => {
  const { method, headers } = request
  const etag = etagOf(version)
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = isSame ? rangeOf(headers.range, sizeBytes) : undefined
  if (range === null) {
    reply.header('content-range', `bytes */${sizeBytes}`)
    throw problem('RANGE_NOT_SATISFIABLE')
  }
  const stream = method === 'HEAD' ? Readable.from([]) : await files.read(sha256, range)
  reply.headers({
    etag,
    'content-type': 'application/pdf',
    'content-disposition': contentDisposition(name, { type: 'attachment' }),
    'content-length': range ? range.end - range.start + 1 : sizeBytes,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${sizeBytes}` }),
  })
  // The rest depends on how fast the caller reads, so it must not occupy a turn.
  request.endTurn()
  return reply.code(range ? 206 : 200).send(stream)
}
