import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import type { Context } from '../context.ts'
import { stylesheet } from '../html/page.ts'
import { styleOf } from '../html/style.ts'
import { fontsOfClient } from './client.ts'

const access: Access = { public: 'the look of plain pages' }

/** The stylesheet of the pages that do not belong to the client. */
export const pageRoutes = (app: Server, { config }: Context): void => {
  const { SITE_ACCENT: accent, SITE_LOGO_URL: logo } = config
  app.get(stylesheet, { config: { access }, schema: { hide: true } }, async (_, reply) =>
    reply.type('text/css').send(styleOf({ accent, hasOwnLogo: logo !== undefined, fonts: await fontsOfClient() })),
  )
}
