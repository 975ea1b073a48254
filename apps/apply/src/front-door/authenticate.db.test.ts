import { createHmac } from 'node:crypto'
import { exportSPKI, importJWK } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../test/house/house.ts'
import { audience, newKey, startIssuer } from '../../test/house/issuer.ts'

let house: House
beforeAll(async () => (house = await openHouse()))
afterAll(() => house.close())

const ada = { sub: 'ada', email: 'ada@uni.test', given_name: 'Ada', family_name: 'Lovelace' }
const now = () => Math.floor(Date.now() / 1000)
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = () => ({ ...ada, iss: house.issuer.issuer, aud: audience, exp: now() + 300 })

const forgeries: Readonly<Record<string, () => Promise<string> | string>> = {
  'an unsigned token (alg none)': () => `${encoded({ alg: 'none' })}.${encoded(claims())}.`,
  'a token signed with the public key as an HMAC secret': async () => {
    const key = await importJWK(house.issuer.key.jwk, 'ES256', { extractable: true })
    if (key instanceof Uint8Array) throw new Error('not a public key')
    const text = `${encoded({ alg: 'HS256', kid: 'first' })}.${encoded(claims())}`
    return `${text}.${createHmac('sha256', await exportSPKI(key))
      .update(text)
      .digest('base64url')}`
  },
  'a token signed with a key of someone else under a known id': async () =>
    house.issuer.sign(ada, await newKey('first')),
  'a token with an unknown key id': async () => house.issuer.sign(ada, await newKey('unknown')),
  'a token for another audience': () => house.issuer.sign({ ...ada, aud: 'https://other.test' }),
  'a token without an audience': () => house.issuer.sign({ ...ada, aud: undefined }),
  'a token of another issuer': () => house.issuer.sign({ ...ada, iss: 'https://evil.test' }),
  'an issuer that only begins like ours': () => house.issuer.sign({ ...ada, iss: `${house.issuer.issuer}/` }),
  'an expired token': () => house.issuer.sign({ ...ada, exp: now() - 31 }),
  'a token that never expires': () => house.issuer.sign({ ...ada, exp: undefined }),
  'a token that is not valid yet': () => house.issuer.sign({ ...ada, nbf: now() + 60 }),
  'a token without a subject': () => house.issuer.sign({ ...ada, sub: undefined }),
  'a token with an empty subject': () => house.issuer.sign({ ...ada, sub: '' }),
  'a subject that a database would change': () => house.issuer.sign({ ...ada, sub: 'ada\u0000' }),
  'a subject with half a character': () => house.issuer.sign({ ...ada, sub: 'ada\ud800' }),
  'a JWT made for logging out': () => house.issuer.sign(ada, house.issuer.key, { typ: 'logout+jwt' }),
  'a tampered token': async () => {
    const [header, , signature] = (await house.issuer.sign(ada)).split('.')
    return `${header}.${encoded({ ...claims(), sub: 'eve' })}.${signature}`
  },
  'no JWT at all': () => 'x',
  'an empty token': () => '',
}

test.each(Object.entries(forgeries))('%s is refused', async (_, forge) => {
  const token = await forge()
  for (const path of ['/api/users/me', '/api/jobs']) {
    const { status, headers, body } = await house.call(path, token)
    expect([path, status, headers.get('www-authenticate')]).toEqual([path, 401, 'Bearer'])
    expect(body).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
  }
})

test('a refused token creates no account', async () => {
  expect(await house.database.query.selectFrom('person').selectAll().execute()).toEqual([])
})

test('without a token a caller gets 401, but public operations answer', async () => {
  const { status, headers } = await house.call('/api/users/me')
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  expect((await house.call('/health/live')).status).toBe(200)
  const basic = { authorization: 'Basic YTpi' }
  expect((await house.call('/api/users/me', undefined, { headers: basic })).status).toBe(401)
})

test.each(['RS256', 'PS256', 'ES256', 'EdDSA'])('a token signed with %s is accepted, also by a new key', async alg => {
  const own = await openHouse({ database: house.database })
  const key = await newKey('new', alg)
  own.issuer.publish(key)
  expect((await own.call('/api/users/me', await own.issuer.sign({ sub: alg }, key))).status).toBe(200)
  await own.close()
})

test.each(['ES384', 'RS512'])('a token signed with %s is refused', async alg => {
  const own = await openHouse({ database: house.database })
  const key = await newKey('new', alg)
  own.issuer.publish(key)
  expect((await own.call('/api/users/me', await own.issuer.sign({ sub: alg }, key))).status).toBe(401)
  await own.close()
})

test('clocks may differ by 30 seconds, and an audience may be one of several', async () => {
  for (const extra of [{ exp: now() - 20 }, { nbf: now() + 20 }, { aud: ['x', audience] }])
    expect((await house.call('/api/users/me', await house.issuer.sign({ ...ada, ...extra }))).status).toBe(200)
})

test('the word Bearer is accepted in any case', async () => {
  const authorization = `bEARER ${await house.issuer.sign(ada)}`
  expect((await house.call('/api/users/me', undefined, { headers: { authorization } })).status).toBe(200)
})

test('a hundred forged key ids and a hundred valid tokens cause few requests to the issuer', async () => {
  const own = await openHouse({ database: house.database })
  const good = await own.issuer.sign(ada)
  await Promise.all(Array.from({ length: 100 }, () => own.call('/api/users/me', good)))
  for (let number = 0; number < 100; number++)
    await own.call('/api/users/me', await own.issuer.sign(ada, { ...own.issuer.key, kid: `forged-${number}` }))
  expect(own.issuer.asked).toMatchObject({ discovery: 1, keys: 1 })
  await own.close()
})

test('until the issuer has answered once, a token gets 503 with a time to retry', async () => {
  const own = await openHouse({ database: house.database })
  own.issuer.goAway(true)
  const { status, headers, body } = await own.call('/api/users/me', await own.issuer.sign(ada))
  expect([status, headers.get('retry-after'), body['code']]).toEqual([503, '5', 'SIGN_IN_UNAVAILABLE'])
  expect((await own.call('/api/users/me')).status).toBe(401)
  await own.close()
})

test('an issuer that states another name for itself is not trusted', async () => {
  const other = await startIssuer()
  const own = await openHouse({
    database: house.database,
    environment: { OIDC_ISSUER: other.issuer.replace('127.0.0.1', 'localhost') },
  })
  const iss = other.issuer.replace('127.0.0.1', 'localhost')
  expect((await own.call('/api/users/me', await other.sign({ ...ada, iss }))).status).toBe(503)
  await own.close()
  await other.close()
})
