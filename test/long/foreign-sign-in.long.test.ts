import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type House, openHouse } from '../../apps/apply/test/house/house.ts'
import { server } from './server.ts'
import { authorize, discover, openSession, proofKey, redeem, type Tokens } from './sign-in.ts'

const env = server('identity-provider')

describe.runIf(env.running)('apply behind a foreign OpenID provider', () => {
  let house: House
  let tokens: Tokens

  beforeAll(async () => {
    house = await openHouse({
      environment: {
        OIDC_ISSUER: env.IDENTITY_ISSUER,
        OIDC_AUDIENCE: env.IDENTITY_AUDIENCE,
        ADMIN_EMAILS: env.IDENTITY_EMAIL,
      },
    })
    const discovery = await discover(env.IDENTITY_ISSUER)
    const { verifier, challenge } = proofKey()
    const { cookie } = await openSession(env)
    const target = await authorize(env, discovery, cookie, {
      code_challenge: challenge,
      code_challenge_method: 'S256',
      state: randomBytes(12).toString('base64url'),
      nonce: randomBytes(12).toString('base64url'),
    })
    const answer = await redeem(env, discovery, target.searchParams.get('code') ?? '', verifier)
    tokens = (await answer.json()) as Tokens
  })
  afterAll(() => house.close())

  test('its access token says who one is, and the first call creates the person', async () => {
    const { status, body } = await house.call('/api/users/me', tokens.access_token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      email: env.IDENTITY_EMAIL,
      firstName: env.IDENTITY_GIVEN_NAME,
      lastName: env.IDENTITY_FAMILY_NAME,
      researchGroup: null,
    })
    expect(body['roles']).toContain('APPLICANT')
    expect((await house.call('/api/users/me', tokens.access_token)).body).toEqual(body)
    const people = await house.database.query.selectFrom('person').selectAll().execute()
    expect(people).toHaveLength(1)
  })

  test('its ID token is for the client and not for the service', async () => {
    expect((await house.call('/api/users/me', tokens.id_token)).status).toBe(401)
  })

  test('a tampered access token is refused', async () => {
    const [header, body, signature = ''] = tokens.access_token.split('.')
    const turned = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    expect((await house.call('/api/users/me', `${header}.${body}.${turned}`)).status).toBe(401)
  })

  test('a client is sent to that provider', async () => {
    expect((await house.call('/api/sign-in')).body).toMatchObject({ issuer: env.IDENTITY_ISSUER })
  })
})
