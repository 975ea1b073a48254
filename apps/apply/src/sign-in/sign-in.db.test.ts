import { createHash, randomBytes } from 'node:crypto'
import { decodeProtectedHeader } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPeople } from '../demo/people.ts'
import { seedDemo } from '../demo/seed.ts'
import { type House, openHouse } from '../people/testing/house.ts'
import { openBrowser } from './testing/browser.ts'

const own = { OIDC_ISSUER: '', OIDC_AUDIENCE: '' }
let house: House
beforeAll(async () => {
  house = await openHouse({ environment: { ...own, DEMO: 'on' } })
  await seedDemo(house.context)
})
afterAll(() => house.close())

type Discovery = Readonly<
  Record<'issuer' | 'authorization_endpoint' | 'token_endpoint' | 'end_session_endpoint', string>
>
const discover = async (at = house): Promise<Discovery> => {
  const { body } = await at.call('/oidc/.well-known/openid-configuration')
  return body as Discovery
}
const proofKey = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

type Browser = ReturnType<typeof openBrowser>

/** A browser on the sign-in page, sent there by the client. */
const begin = async (at = house, extra: Readonly<Record<string, string>> = {}, known?: Browser) => {
  const { verifier, challenge } = proofKey()
  const redirectUri = `${at.address}/signed-in`
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'kolleg',
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: 'some-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...extra,
  })
  const browser = known ?? openBrowser(redirectUri)
  const page = await browser.open(`${(await discover(at)).authorization_endpoint}?${query.toString()}`)
  return { browser, page, verifier, redirectUri }
}
type Begun = Awaited<ReturnType<typeof begin>>

const newestCode = async (email: string): Promise<string> => {
  const { rows } = await sql<{ text: string }>`select text from letter where type = 'LOGIN_CODE'
    and lower(recipient_address) = lower(${email}) order by written_at desc limit 1`.execute(house.database.query)
  return /\d{4} \d{4}/.exec(rows[0]?.text ?? '')?.[0] ?? ''
}
const post = (begun: Begun, step: string, fields: Readonly<Record<string, string>>) =>
  begun.browser.open(`${begun.page.url.split('?')[0]}/${step}`, fields)

const redeem = async (begun: Begun, returned: string, at = house, page = at.address) => {
  const { searchParams } = new URL(returned)
  expect(searchParams.get('state')).toBe('some-state')
  const answer = await fetch((await discover(at)).token_endpoint, {
    method: 'POST',
    headers: { origin: page },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'kolleg',
      redirect_uri: begun.redirectUri,
      code: searchParams.get('code') ?? '',
      code_verifier: begun.verifier,
    }),
  })
  return { status: answer.status, tokens: (await answer.json()) as Readonly<Record<string, string>> }
}

const signIn = async (email: string, at = house) => {
  const begun = await begin(at)
  expect((await post(begun, 'address', { email })).status).toBe(200)
  const back = await post(begun, 'code', { email, code: await newestCode(email) })
  return { begun, back, ...(await redeem(begun, back.url, at)) }
}

test('an address and the code sent to it give an access token that the service takes', async () => {
  const { tokens } = await signIn('Nora@Uni.test')
  expect(decodeProtectedHeader(tokens['access_token'] ?? '')).toMatchObject({ alg: 'ES256', typ: 'at+jwt' })
  const { status, body } = await house.call('/api/users/me', tokens['access_token'])
  expect(status).toBe(200)
  expect(body).toMatchObject({ email: 'Nora@Uni.test', roles: ['APPLICANT'], firstName: '' })
  const again = await signIn('nora@uni.test')
  expect((await house.call('/api/users/me', again.tokens['access_token'])).body['userId']).toBe(body['userId'])
})

test('whoever signs in for the first time in German is written to in German, until they choose otherwise', async () => {
  const email = 'greta.deutsch@uni.test'
  const begun = await begin(house, { ui_locales: 'de' })
  await post(begun, 'address', { email })
  const back = await post(begun, 'code', { email, code: await newestCode(email) })
  const { tokens } = await redeem(begun, back.url)
  const me = await house.call('/api/users/me', tokens['access_token'])
  expect(me.body).toMatchObject({ email, language: 'de' })
  const changed = { method: 'PATCH', body: { language: 'en' } }
  await house.call('/api/users/me', tokens['access_token'], changed)
  const { tokens: later } = await signIn(email)
  expect((await house.call('/api/users/me', later['access_token'])).body).toMatchObject({ language: 'en' })
})

test('an ID token is no access token', async () => {
  const { tokens } = await signIn('id@uni.test')
  expect((await house.call('/api/users/me', tokens['id_token'])).status).toBe(401)
})

test('a refresh token gives a new access token, once', async () => {
  const { tokens } = await signIn('fresh@uni.test')
  const refresh = async () =>
    fetch((await discover()).token_endpoint, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'kolleg',
        refresh_token: tokens['refresh_token'] ?? '',
      }),
    })
  const answer = await refresh()
  const { access_token } = (await answer.json()) as { access_token: string }
  expect((await house.call('/api/users/me', access_token)).body).toMatchObject({ email: 'fresh@uni.test' })
  expect((await refresh()).status).toBe(400)
})

test('a code of the provider is worth nothing without its verifier, or a second time', async () => {
  const { begun, back } = await signIn('once@uni.test')
  expect((await redeem(begun, back.url)).status).toBe(400)
  const other = await begin()
  await post(other, 'address', { email: 'once@uni.test' })
  const returned = await post(other, 'code', { email: 'once@uni.test', code: await newestCode('once@uni.test') })
  expect((await redeem({ ...other, verifier: proofKey().verifier }, returned.url)).status).toBe(400)
})

test('of ten who bring the same code at once one gets tokens', async () => {
  const begun = await begin()
  await post(begun, 'address', { email: 'race@uni.test' })
  const back = await post(begun, 'code', { email: 'race@uni.test', code: await newestCode('race@uni.test') })
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(begun, back.url)))
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  expect(new Set(answers.map(({ status }) => status)).has(500)).toBe(false)
})

test('without PKCE, or for a foreign place to return to, nobody is asked to sign in', async () => {
  const plain = await begin(house, { code_challenge: '', code_challenge_method: '' })
  expect(plain.page.url).toContain('error=invalid_request')
  const stolen = await begin(house, { redirect_uri: 'https://evil.test/' })
  expect([stolen.page.status, stolen.page.text]).toEqual([400, expect.stringContaining('invalid_redirect_uri')])
})

test('a wrong code is refused, and after five the right one too', async () => {
  const begun = await begin()
  await post(begun, 'address', { email: 'guess@uni.test' })
  const code = await newestCode('guess@uni.test')
  const wrong = code === '0000 0000' ? '0000 0001' : '0000 0000'
  for (let attempt = 1; attempt <= 5; attempt++) {
    const page = await post(begun, 'code', { email: 'guess@uni.test', code: wrong })
    expect([page.status, page.text]).toEqual([400, expect.stringContaining('role="alert"')])
  }
  expect((await post(begun, 'code', { email: 'guess@uni.test', code })).status).toBe(400)
})

test('a code is good only in the browser that asked for it', async () => {
  const [mine, theirs] = [await begin(), await begin()]
  await post(mine, 'address', { email: 'mine@uni.test' })
  await post(theirs, 'address', { email: 'theirs@uni.test' })
  const code = await newestCode('mine@uni.test')
  expect((await post(theirs, 'code', { email: 'mine@uni.test', code })).status).toBe(400)
  const stranger = openBrowser(mine.redirectUri)
  const page = await stranger.open(`${mine.page.url.split('?')[0]}/code`, { email: 'mine@uni.test', code })
  expect([page.status, page.text]).toEqual([400, expect.stringContaining('has run out')])
})

test('an address gets five codes in a quarter of an hour, whoever asks', async () => {
  const asked = await Promise.all(
    Array.from({ length: 8 }, async () => post(await begin(), 'address', { email: 'flood@uni.test' })),
  )
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(5)
  const refused = asked.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(3)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(600)
})

test('a code is not kept in words that anyone could read', async () => {
  await signIn('hash@uni.test')
  const code = (await newestCode('hash@uni.test')).replace(' ', '')
  const { rows } = await sql<{ row: string }>`select sign_in_code::text as row from sign_in_code`.execute(
    house.database.query,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ row }) => row.includes(code))).toEqual([])
})

test('what is no address is refused on the page', async () => {
  const page = await post(await begin(), 'address', { email: '"><script>' })
  expect([page.status, page.text]).toEqual([400, expect.stringContaining('aria-invalid="true"')])
  expect(page.text).not.toContain('<script')
})

test.each(demoPeople)('in the demo one click signs in as $firstName $lastName', async demo => {
  const { about: _, role, ...person } = demo
  const begun = await begin()
  const back = await post(begun, 'demo', { person: person.userId })
  const { tokens } = await redeem(begun, back.url)
  const { body } = await house.call('/api/users/me', tokens['access_token'])
  expect(body).toMatchObject({ ...person, roles: expect.arrayContaining(['APPLICANT', role]) })
})

test('in the demo a hint at a demo person is enough, and at anyone else fills in the address', async () => {
  const hinted = await begin(house, { login_hint: demoPeople[2].email })
  const { tokens } = await redeem(hinted, hinted.page.url)
  expect((await house.call('/api/users/me', tokens['access_token'])).body).toMatchObject({ firstName: 'Paula' })
  const stranger = await begin(house, { login_hint: 'a"b@uni.test' })
  expect(stranger.page.text).toContain('value="a&quot;b@uni.test"')
})

test('the page that changes one person for another may run its one script', async () => {
  const { browser, page } = await begin(house, { login_hint: demoPeople[0].email })
  const other = await begin(house, { login_hint: demoPeople[1].email, prompt: 'login' }, browser)
  expect(page.url).toContain('code=')
  expect(other.page.text).toContain('end/confirm')
  expect(other.page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
})

test('demo people are written once; what happened to them since stays', async () => {
  await sql`delete from role where role = 'ADMIN'`.execute(house.database.query)
  await seedDemo(house.context)
  const { rows } = await sql`select from role where role = 'ADMIN'`.execute(house.database.query)
  expect(rows).toEqual([])
})

test('without the demo there are no demo people', async () => {
  const sober = await openHouse({ environment: { ...own, DEMO: 'off' }, database: house.database })
  const begun = await begin(sober)
  expect(begun.page.text).not.toContain('/demo')
  expect((await sober.call('/api/sign-in')).body).toMatchObject({ demoPeople: [] })
  const hinted = await begin(sober, { login_hint: demoPeople[3].email })
  expect(hinted.page.text).toContain(`value="${demoPeople[3].email}"`)
  expect((await post(begun, 'demo', { person: demoPeople[3].userId })).status).toBe(404)
  await sober.close()
})

test('the pages speak German and English, and hold nothing inline', async () => {
  const german = await begin(house, { ui_locales: 'de' })
  expect(german.page.text).toContain('<html lang="de">')
  expect(german.page.text).toContain('Ihre E-Mail-Adresse')
  const english = await german.browser.open(`${german.page.url}?lang=en`)
  expect(english.text).toContain('Your e-mail address')
  expect(english.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(english.text).not.toMatch(/<script|<style|style=|onclick/)
  const style = await fetch(`${house.address}/oidc/page.css`)
  expect([style.status, style.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/css')])
})

test('its keys and sessions outlive the process', async () => {
  const { begun, tokens } = await signIn('stays@uni.test')
  const second = await openHouse({
    environment: { ...own, PUBLIC_URL: house.address },
    database: house.database,
  })
  expect((await second.call('/api/users/me', tokens['access_token'])).body).toMatchObject({ email: 'stays@uni.test' })
  await second.close()
  const { authorization_endpoint } = await discover()
  const query = new URL(begun.page.url)
  expect(query.pathname).toContain('/oidc/interaction/')
  const { challenge } = proofKey()
  const silent = new URLSearchParams({
    response_type: 'code',
    client_id: 'kolleg',
    redirect_uri: begun.redirectUri,
    scope: 'openid',
    prompt: 'none',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  expect((await begun.browser.open(`${authorization_endpoint}?${silent.toString()}`)).url).toContain('code=')
})

test('a browser whose session belongs to an erased account is asked who signs in, as any other', async () => {
  const { begun, tokens } = await signIn('leaves@uni.test')
  const gone = await house.call('/api/users/me', tokens['access_token'], { method: 'DELETE' })
  expect(gone.status).toBe(204)
  const again = await begin(house, {}, begun.browser)
  expect([again.page.status, again.page.url]).toEqual([200, expect.stringContaining('/oidc/interaction/')])
})

test('a code is redeemed from our own pages only', async () => {
  const begun = await begin(house, { login_hint: demoPeople[0].email })
  expect((await redeem(begun, begun.page.url, house, 'https://elsewhere.example')).status).toBe(400)
})

test('one signs out on a page of our own', async () => {
  const { begun } = await signIn('leaves@uni.test')
  const { end_session_endpoint } = await discover()
  const page = await begun.browser.open(`${end_session_endpoint}?client_id=kolleg`)
  expect(page.text).toContain('Sign out?')
  const secret = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
  const out = await begun.browser.open(`${end_session_endpoint}/confirm`, { xsrf: secret, logout: 'yes' })
  expect(out.text).toContain('You are signed out')
})

test('whoever brings the token of the session is not asked whether they mean it; others are', async () => {
  const { begun, tokens } = await signIn('really-leaves@uni.test')
  const { end_session_endpoint } = await discover()
  const leave = async (browser: Browser) =>
    (await browser.open(`${end_session_endpoint}?id_token_hint=${tokens['id_token'] ?? ''}`)).text
  expect(await leave(begun.browser)).toContain('<script src="/oidc/sign-out.js"></script>')
  const other = await signIn('stays@uni.test')
  expect(await leave(other.begun.browser)).toContain('Sign out?')
  expect(await leave(other.begun.browser)).not.toContain('<script')
  expect(await (await fetch(`${house.address}/oidc/sign-out.js`)).text()).toContain('.click()')
})

test('a client is told where to sign in', async () => {
  const { issuer } = await discover()
  expect((await house.call('/api/sign-in')).body).toEqual({
    issuer,
    clientId: 'kolleg',
    resource: 'urn:kolleg:apply',
    scope: 'openid email profile',
    demoPeople: demoPeople.map(({ userId: _, about: __, ...person }) => person),
  })
  expect(issuer).toBe(`${house.address}/oidc`)
})

test('where a foreign provider is configured there is none of our own', async () => {
  const foreign = await openHouse({ database: house.database })
  expect((await foreign.call('/oidc/.well-known/openid-configuration')).status).toBe(404)
  await foreign.close()
})
