import type { Server } from '@kolleg/front'
import { style, stylesheet } from './page.ts'

/** The look of the pages that are not the client's. */
export const pageRoutes = (app: Server): void => {
  app.get(
    stylesheet,
    { config: { access: { public: 'the look of plain pages' } }, schema: { hide: true } },
    (_, reply) => reply.type('text/css').send(style),
  )
}
