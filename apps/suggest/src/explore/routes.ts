import { type Server, sendAsset } from '@kolleg/front'
import { sendDetail } from '../front-door/replies.ts'
import { loadAsset } from './assets.ts'

/** The page and its files. It opens without a key: the reader types one, and the API checks it. */
export const serveExplore = (app: Server): void => {
  const options = { config: { access: 'public' }, schema: { hide: true } }
  app.get('/explore', options, async (request, reply) => {
    const page = await loadAsset('explore.html')
    if (!page) throw new Error('The page is missing.')
    return sendAsset(request, reply, page)
  })
  app.get<{ Params: { '*': string } }>('/explore/*', options, async (request, reply) => {
    const asset = await loadAsset(request.params['*'])
    return asset ? sendAsset(request, reply, asset) : sendDetail(reply, 404, 'Not Found')
  })
}
