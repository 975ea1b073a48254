import { createHash, randomBytes } from 'node:crypto'
import type { ServerSettings } from './server.ts'

export type Discovery = Readonly<{
  issuer: string
  authorization_endpoint: string
  token_endpoint: string
  userinfo_endpoint: string
  jwks_uri: string
  code_challenge_methods_supported: readonly string[]
}>
export type Tokens = Readonly<{ id_token: string; access_token: string; token_type: string }>
type Identity = ServerSettings<'identity-provider'>

export const discover = async (issuer: string): Promise<Discovery> => {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`)
  return (await answer.json()) as Discovery
}

/** Signs in at the provider and consents, as the person would in a browser. */
export const openSession = async (env: Identity, password = env.IDENTITY_PASSWORD) => {
  const headers = { 'content-type': 'application/json' }
  const credentials = JSON.stringify({ username: env.IDENTITY_USERNAME, password })
  const signedIn = await fetch(env.IDENTITY_SIGN_IN_URL, { method: 'POST', headers, body: credentials })
  const cookie = signedIn.headers
    .getSetCookie()
    .map(text => text.split(';')[0])
    .join('; ')
  const body = JSON.stringify({ scope: 'openid' })
  const granted = await fetch(env.IDENTITY_GRANT_URL, { method: 'PUT', headers: { ...headers, cookie }, body })
  return { cookie, status: signedIn.ok ? granted.status : signedIn.status }
}

export const proofKey = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** Sends the authorization request; returns where the browser is redirected. */
export const authorize = async (
  env: Identity,
  { authorization_endpoint }: Discovery,
  cookie: string,
  extra: Record<string, string>,
) => {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: env.IDENTITY_CLIENT_ID,
    redirect_uri: env.IDENTITY_REDIRECT_URI,
    scope: 'openid',
    resource: env.IDENTITY_AUDIENCE,
    g_continue: '',
    ...extra,
  })
  const answer = await fetch(`${authorization_endpoint}?${query.toString()}`, {
    redirect: 'manual',
    headers: { cookie },
  })
  return new URL(answer.headers.get('location') ?? '', env.IDENTITY_REDIRECT_URI)
}

export const redeem = (env: Identity, { token_endpoint }: Discovery, code: string, verifier: string) =>
  fetch(token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: env.IDENTITY_CLIENT_ID,
      redirect_uri: env.IDENTITY_REDIRECT_URI,
      resource: env.IDENTITY_AUDIENCE,
      code,
      code_verifier: verifier,
    }),
  })
