import type { Server } from '@kolleg/front'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendDetail } from '../front-door/replies.ts'
import { type Asset, loadAsset } from './assets.ts'

/** The page for people and its files. It needs no key to be opened: the reader types one, and the API asks for it. */
export const serveExplore = (app: Server): void => {
  const options = { config: { access: 'public' }, schema: { hide: true } }
  app.get('/explore', options, async (request, reply) => send(request, reply, await loadAsset('explore.html')))
  app.get<{ Params: { '*': string } }>('/explore/*', options, async (request, reply) => {
    const asset = await loadAsset(request.params['*'])
    return asset ? send(request, reply, asset) : sendDetail(reply, 404, 'Not Found')
  })
}

const send = (request: FastifyRequest, reply: FastifyReply, asset: Asset | undefined): FastifyReply => {
  if (!asset) throw new Error('A file of the page is missing.')
  reply.header('etag', asset.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send()
  reply.type(asset.type)
  return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    ? reply.header('content-encoding', 'gzip').send(asset.zipped)
    : reply.send(asset.bytes)
}
