import { isUtf8 } from 'node:buffer'
import type { Server } from '@kolleg/front'
import type { FastifyRequest } from 'fastify'
import { fault, InvalidRequest, Refused } from './fault.ts'

const raw = new WeakMap<object, Buffer>()

/** The request's body as it came, for a 422 reply; empty where there was none. */
export const rawBody = (request: FastifyRequest): string => lenient.decode(raw.get(request.raw))

const lenient = new TextDecoder('utf-8')
const byteOrderMark = '\uFEFF'

/** Reads JSON and keeps the bytes. A body without a Content-Type is taken for JSON, any other type is refused. */
export const readJsonBodies = (app: Server): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^application\/(?:[\w.-]+\+)?json(?:$|[;\s])/i, { parseAs: 'buffer' }, parse)
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) => {
    if (request.headers['content-type']) throw unsupported(request)
    return parse(request, bytes)
  })
}

const unsupported = (request: FastifyRequest): Refused =>
  new Refused(415, `Unsupported Media Type: send application/json instead of ${request.headers['content-type']}`)

const parse = async (request: FastifyRequest, bytes: Buffer): Promise<unknown> => {
  raw.set(request.raw, bytes)
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(textOf(bytes))
  } catch (error) {
    throw new InvalidRequest([fault(['body', positionOf(error)], 'json_invalid', 'JSON decode error')])
  }
}

const textOf = (bytes: Buffer): string => {
  if (!isUtf8(bytes)) throw new TypeError('The body is not UTF-8.')
  const text = bytes.toString('utf8')
  return text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text
}

const positionOf = (error: unknown): number => {
  const found = error instanceof Error ? /position (\d+)/.exec(error.message) : null
  return Number(found?.[1] ?? 0)
}
