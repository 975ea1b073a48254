import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import type { Context } from '../context.ts'
import { icon, iconOf, stylesheet } from '../html/page.ts'
import { styleOf } from '../html/style.ts'
import { fontsOfClient } from './client.ts'

const access: Access = { public: 'the look of plain pages' }

/** The look of the pages that do not belong to the client. */
export const pageRoutes = (app: Server, { config }: Context): void => {
  const { SITE_ACCENT: accent, SITE_LOGO_URL: logo } = config
  const asLook = { config: { access }, schema: { hide: true } }
  app.get(icon, asLook, (_, reply) => reply.type('image/svg+xml').send(iconOf(accent)))
  app.get(stylesheet, asLook, async (_, reply) =>
    reply.type('text/css').send(styleOf({ accent, hasOwnLogo: logo !== undefined, fonts: await fontsOfClient() })),
  )
}
