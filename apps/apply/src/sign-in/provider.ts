import { type Database, isDatabaseUnavailable } from '@kolleg/database'
import type { Log } from '@kolleg/front'
import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Tables } from '../db/schema.ts'
import { returnsAfterSeconds } from '../front-door/problems.ts'
import { claimsOf, findAccount } from './accounts.ts'
import type { Keys } from './keys.ts'
import { plainPages } from './pages/plain-pages.ts'
import { stateOf } from './state.ts'

type Options = {
  readonly origin: string
  readonly siteName: string
  readonly clientId: string
  readonly audience: string
  readonly keys: Keys
  readonly database: Database<Tables>
  readonly log: Log
}

export const mountPath = '/oidc'
const scopes = 'openid email profile offline_access'
const minute = 60
const day = 24 * 60 * minute
/** Short, because a token cannot be revoked; a refresh token gets the next. */
const accessTokenSeconds = 15 * minute

/** The certified library, configured with our own sign-in pages and our database. */
export const createProvider = ({ origin, siteName, clientId, audience, keys, database, log }: Options): Provider => {
  const { signOutPage, signedOutPage, errorPage } = plainPages(siteName)
  const provider = new Provider(`${origin}${mountPath}`, {
    adapter: kind => stateOf(database, kind),
    clients: [webClient(clientId, siteName, origin)],
    jwks: { keys: [{ ...keys.signing }] as NonNullable<Configuration['jwks']>['keys'] },
    cookies: { keys: [keys.cookie], long: { signed: true, sameSite: 'lax' }, short: { signed: true, sameSite: 'lax' } },
    findAccount: async (_, accountId) => {
      const account = await findAccount(database, accountId)
      return account && { accountId, claims: () => ({ sub: accountId, ...claimsOf(account) }) }
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'locale'] },
    conformIdTokenClaims: false,
    // Browsers send the origin of the page; ours is the only one allowed.
    clientBasedCORS: (_, asking) => asking === origin,
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    // The access token contains all claims, so that the service needs no further request.
    extraTokenClaims: async (_, token) => {
      const account = 'accountId' in token ? await findAccount(database, token.accountId) : undefined
      return account && claimsOf(account)
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: accessTokenSeconds,
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: signOutPage, postLogoutSuccessSource: signedOutPage },
    },
    interactions: { url: (_, { uid }) => `${mountPath}/interaction/${uid}` },
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    loadExistingGrant: context => ownGrant(context, audience),
    pkce: { required: () => true },
    renderError: errorPage,
    responseTypes: ['code'],
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: minute,
      Grant: 14 * day,
      IdToken: 60 * minute,
      Interaction: 60 * minute,
      RefreshToken: 14 * day,
      Session: 14 * day,
    },
  })
  // The library builds addresses from these headers, which the routes set from our own address and never take from a
  // caller.
  provider.proxy = true
  provider.on('server_error', (context, error) => {
    if (isDatabaseUnavailable(error)) return askToReturn(context, error, log)
    log.error({ err: error }, 'the embedded provider failed')
  })
  return provider
}

/** The database failed during the request; the library would report an internal error. */
const askToReturn = (context: KoaContextWithOIDC, error: Error, log: Log): void => {
  log.warn({ err: error }, 'not available')
  context.status = 503
  context.set({ 'retry-after': String(returnsAfterSeconds), 'cache-control': 'no-store' })
  if (context.type === 'application/json') context.body = { error: 'temporarily_unavailable' }
}

const webClient = (clientId: string, siteName: string, origin: string) =>
  ({
    client_id: clientId,
    client_name: siteName,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [`${origin}/signed-in`],
    post_logout_redirect_uris: [`${origin}/`],
    id_token_signed_response_alg: 'ES256',
  }) as const

/** The only client is our own, so nobody is asked for consent. */
const ownGrant = async ({ oidc }: KoaContextWithOIDC, audience: string) => {
  const { client, provider, session } = oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const known = session.grantIdFor(client.clientId)
  const found = known === undefined ? undefined : await provider.Grant.find(known)
  if (found) return found
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(scopes)
  grant.addResourceScope(audience, '')
  await grant.save()
  return grant
}
