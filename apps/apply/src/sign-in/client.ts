import { type Access, roles } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { demoPeople } from '../demo/people.ts'

const access: Access = { public: 'needed to sign in' }

const SignIn = Type.Object(
  {
    issuer: Type.String({ description: 'Its discovery document names everything else.' }),
    clientId: Type.String(),
    resource: Type.String({ description: 'The audience that access tokens must have.' }),
    scope: Type.String(),
    demoPeople: Type.Array(
      Type.Object(
        {
          email: Type.String({ description: 'As `login_hint` it signs this person in without further questions.' }),
          firstName: Type.String(),
          lastName: Type.String(),
          role: Type.Enum([...roles]),
        },
        { title: 'DemoPerson' },
      ),
      { description: 'The people as whom one can sign in to the demo; empty outside the demo.' },
    ),
  },
  { title: 'SignIn' },
)

/** Tells a client where to send people to sign in, and with which client id. */
export const clientRoutes = (app: Server, { config, issuer, embedded }: Context): void => {
  const people = config.isDemo && embedded ? demoPeople.map(({ userId: _, about: __, ...person }) => person) : []
  app.get(
    '/api/sign-in',
    {
      config: { access },
      schema: {
        operationId: 'getSignIn',
        summary: 'Where does one sign in?',
        tags: ['people'],
        response: { 200: SignIn },
      },
    },
    () => ({
      issuer: issuer.name(),
      clientId: config.OIDC_CLIENT_ID,
      resource: issuer.audience,
      scope: 'openid email profile',
      demoPeople: people,
    }),
  )
}
