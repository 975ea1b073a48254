import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A static file, read and compressed once and shared by all requests. */
export type Asset = {
  readonly type: string
  readonly bytes: Buffer
  readonly zipped: Buffer
  /** Weak, because the compressed form has the same one. */
  readonly etag: string
}

const shared = new WeakSet<object>()

/** Whether these bytes are in memory once, however many callers they are on their way to. */
export const isShared = (payload: object): boolean => shared.has(payload)

export const assetOf = async (content: Buffer | string, type: string): Promise<Asset> => {
  const bytes = Buffer.from(content)
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url')}"`
  const zipped = await promisify(gzip)(bytes)
  for (const each of [bytes, zipped]) shared.add(each)
  return { type, bytes, zipped, etag }
}

/** Loads each name once; a failed load is retried by the next caller. */
export const loadOnce = <Loaded>(load: (name: string) => Promise<Loaded>): ((name: string) => Promise<Loaded>) => {
  const loaded = new Map<string, Promise<Loaded>>()
  return async name => {
    const found = loaded.get(name) ?? load(name)
    loaded.set(name, found)
    try {
      return await found
    } catch (error) {
      loaded.delete(name)
      throw error
    }
  }
}

export const sendAsset = (request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply => {
  reply.header('etag', asset.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  const known = request.headers['if-none-match'] ?? ''
  if (known === '*' || known.split(/,\s*/).includes(asset.etag)) return reply.code(304).send()
  reply.type(asset.type)
  return takesGzip(request.headers['accept-encoding'] ?? '')
    ? reply.header('content-encoding', 'gzip').send(asset.zipped)
    : reply.send(asset.bytes)
}

const takesGzip = (accepted: string): boolean => /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?![\d.]))/.test(accepted)
