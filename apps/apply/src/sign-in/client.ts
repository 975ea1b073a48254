import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'

const access: Access = { public: 'whoever wants to sign in has not yet' }

const SignIn = Type.Object(
  {
    issuer: Type.String({ description: 'Its discovery document names everything else.' }),
    clientId: Type.String(),
    resource: Type.String({ description: 'The audience that access tokens must have.' }),
    scope: Type.String(),
  },
  { title: 'SignIn' },
)

/** Tells a client where and as what it sends people to sign in. */
export const clientRoutes = (app: Server, { config, issuer }: Context): void => {
  app.get(
    '/api/sign-in',
    {
      config: { access },
      schema: { summary: 'Where does one sign in?', tags: ['people'], response: { 200: SignIn } },
    },
    () => ({
      issuer: issuer.name(),
      clientId: config.OIDC_CLIENT_ID,
      resource: issuer.audience,
      scope: 'openid email profile',
    }),
  )
}
