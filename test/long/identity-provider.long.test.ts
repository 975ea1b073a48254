import { randomBytes } from 'node:crypto'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { server } from './server.ts'
import { authorize, type Discovery, discover, openSession, proofKey, redeem, type Tokens } from './sign-in.ts'

const env = server('identity-provider')

describe.runIf(env.running)('a foreign OpenID provider', () => {
  const nonce = randomBytes(12).toString('base64url')
  let discovery: Discovery
  let status: number
  let tokens: Tokens
  let keys: ReturnType<typeof createRemoteJWKSet>

  const codeFor = async (challenge: string) => {
    const { cookie } = await openSession(env)
    const state = randomBytes(12).toString('base64url')
    const extra = { code_challenge: challenge, code_challenge_method: 'S256', state, nonce }
    const target = await authorize(env, discovery, cookie, extra)
    expect(`${target.origin}${target.pathname}`).toBe(env.IDENTITY_REDIRECT_URI)
    expect(target.searchParams.get('state')).toBe(state)
    return target.searchParams.get('code') ?? ''
  }

  beforeAll(async () => {
    discovery = await discover(env.IDENTITY_ISSUER)
    keys = createRemoteJWKSet(new URL(discovery.jwks_uri))
    const { verifier, challenge } = proofKey()
    const answer = await redeem(env, discovery, await codeFor(challenge), verifier)
    status = answer.status
    tokens = (await answer.json()) as Tokens
  })

  test('its discovery document names its issuer, its keys and PKCE', () => {
    expect(discovery.issuer).toBe(env.IDENTITY_ISSUER)
    expect(discovery.jwks_uri).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//)
    expect(discovery.code_challenge_methods_supported).toContain('S256')
  })

  test('a code with its verifier gives an ID token that says who signed in', async () => {
    expect(status).toBe(200)
    const { payload } = await jwtVerify(tokens.id_token, keys, {
      issuer: env.IDENTITY_ISSUER,
      audience: env.IDENTITY_CLIENT_ID,
    })
    expect(payload).toMatchObject({
      nonce,
      email: env.IDENTITY_EMAIL,
      email_verified: true,
      given_name: env.IDENTITY_GIVEN_NAME,
      family_name: env.IDENTITY_FAMILY_NAME,
    })
    expect(payload.sub).toMatch(/./)
    expect(payload.exp).toBeGreaterThan(Date.now() / 1000)
  })

  test('the access token is a JWT for the API, with the same person in it', async () => {
    const { payload } = await jwtVerify(tokens.access_token, keys, {
      issuer: env.IDENTITY_ISSUER,
      audience: env.IDENTITY_AUDIENCE,
    })
    expect(payload).toMatchObject({
      email: env.IDENTITY_EMAIL,
      given_name: env.IDENTITY_GIVEN_NAME,
      family_name: env.IDENTITY_FAMILY_NAME,
    })
  })

  test('the UserInfo endpoint accepts the access token', async () => {
    const answer = await fetch(discovery.userinfo_endpoint, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(await answer.json()).toMatchObject({ email: env.IDENTITY_EMAIL, family_name: env.IDENTITY_FAMILY_NAME })
  })

  test('a tampered token, a foreign audience and a foreign issuer are refused', async () => {
    const [header, body, signature] = tokens.id_token.split('.')
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as Record<string, unknown>
    const forged = Buffer.from(JSON.stringify({ ...claims, email: 'admin@kolleg.test' })).toString('base64url')
    await expect(jwtVerify(`${header}.${forged}.${signature}`, keys)).rejects.toThrow(
      errors.JWSSignatureVerificationFailed,
    )
    await expect(jwtVerify(tokens.id_token, keys, { audience: 'another' })).rejects.toThrow(
      errors.JWTClaimValidationFailed,
    )
    await expect(jwtVerify(tokens.id_token, keys, { issuer: 'http://127.0.0.1:1' })).rejects.toThrow(
      errors.JWTClaimValidationFailed,
    )
  })

  test('a code is worthless with another verifier, without PKCE, or a second time', async () => {
    const { verifier, challenge } = proofKey()
    expect((await redeem(env, discovery, await codeFor(challenge), proofKey().verifier)).status).toBe(403)
    const code = await codeFor(challenge)
    expect((await redeem(env, discovery, code, verifier)).status).toBe(200)
    expect((await redeem(env, discovery, code, verifier)).status).toBe(403)
    const { cookie } = await openSession(env)
    const refused = await authorize(env, discovery, cookie, { state: 'x', nonce })
    expect(refused.searchParams.get('code')).toBeNull()
    expect(refused.searchParams.get('error')).toBe('invalid_request')
  })

  test('a wrong password opens no session', async () => {
    expect((await openSession(env, 'guessed')).status).toBe(401)
  })
})
