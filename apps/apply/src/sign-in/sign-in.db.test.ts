import { decodeProtectedHeader } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPeople } from '../demo/people.ts'
import { openBrowser } from './testing/browser.ts'
import { openSignInSetting, proofKey, type SignInSetting } from './testing/setting.ts'

let setting: SignInSetting
beforeAll(async () => {
  setting = await openSignInSetting()
})
afterAll(() => setting.house.close())

test('an address and the code sent to it give an access token that the service accepts', async () => {
  const { house, signIn } = setting
  const { tokens } = await signIn('Nora@Uni.test')
  expect(decodeProtectedHeader(tokens['access_token'] ?? '')).toMatchObject({ alg: 'ES256', typ: 'at+jwt' })
  const { status, body } = await house.call('/api/users/me', tokens['access_token'])
  expect(status).toBe(200)
  expect(body).toMatchObject({ email: 'Nora@Uni.test', roles: ['APPLICANT'], firstName: '' })
  const again = await signIn('nora@uni.test')
  expect((await house.call('/api/users/me', again.tokens['access_token'])).body['userId']).toBe(body['userId'])
})

test('a person who first signs in in German gets letters in German, until they choose otherwise', async () => {
  const { house, begin, newestCode, post, redeem, signIn } = setting
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
  const { house, signIn } = setting
  const { tokens } = await signIn('id@uni.test')
  expect((await house.call('/api/users/me', tokens['id_token'])).status).toBe(401)
})

test('a refresh token gives a new access token, once', async () => {
  const { house, discover, signIn } = setting
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

test('an authorization code is useless without its verifier, or a second time', async () => {
  const { begin, newestCode, post, redeem, signIn } = setting
  const { begun, back } = await signIn('once@uni.test')
  expect((await redeem(begun, back.url)).status).toBe(400)
  const other = await begin()
  await post(other, 'address', { email: 'once@uni.test' })
  const returned = await post(other, 'code', { email: 'once@uni.test', code: await newestCode('once@uni.test') })
  expect((await redeem({ ...other, verifier: proofKey().verifier }, returned.url)).status).toBe(400)
})

test('if ten requests bring the same code at once, one gets tokens', async () => {
  const { begin, newestCode, post, redeem } = setting
  const begun = await begin()
  await post(begun, 'address', { email: 'race@uni.test' })
  const back = await post(begun, 'code', { email: 'race@uni.test', code: await newestCode('race@uni.test') })
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(begun, back.url)))
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  expect(new Set(answers.map(({ status }) => status)).has(500)).toBe(false)
})

test('without PKCE, or with a foreign redirect address, nobody is asked to sign in', async () => {
  const { house, begin } = setting
  const plain = await begin(house, { code_challenge: '', code_challenge_method: '' })
  expect(plain.page.url).toContain('error=invalid_request')
  const stolen = await begin(house, { redirect_uri: 'https://evil.test/' })
  expect([stolen.page.status, stolen.page.text]).toEqual([400, expect.stringContaining('invalid_redirect_uri')])
})

test('a wrong code is refused, and after five attempts the right one too', async () => {
  const { begin, newestCode, post } = setting
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

test('a code is valid only in the browser that asked for it', async () => {
  const { begin, newestCode, post } = setting
  const [mine, theirs] = [await begin(), await begin()]
  await post(mine, 'address', { email: 'mine@uni.test' })
  await post(theirs, 'address', { email: 'theirs@uni.test' })
  const code = await newestCode('mine@uni.test')
  expect((await post(theirs, 'code', { email: 'mine@uni.test', code })).status).toBe(400)
  const stranger = openBrowser(mine.redirectUri)
  const page = await stranger.open(`${mine.page.url.split('?')[0]}/code`, { email: 'mine@uni.test', code })
  expect([page.status, page.text]).toEqual([400, expect.stringContaining('has run out')])
})

test('a code is not stored in plain text', async () => {
  const { house, newestCode, signIn } = setting
  await signIn('hash@uni.test')
  const code = (await newestCode('hash@uni.test')).replace(' ', '')
  const { rows } = await sql<{ row: string }>`select sign_in_code::text as row from sign_in_code`.execute(
    house.database.query,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ row }) => row.includes(code))).toEqual([])
})

test('an invalid address is refused on the page', async () => {
  const { begin, post } = setting
  const page = await post(await begin(), 'address', { email: '"><script>' })
  expect([page.status, page.text]).toEqual([400, expect.stringContaining('aria-invalid="true"')])
  expect(page.text).not.toContain('<script')
  expect((await post(await begin(), 'address', { email: 'kim@un\u0130.test' })).status).toBe(400)
})

test('a code can be redeemed from our own pages only', async () => {
  const { house, begin, redeem } = setting
  const begun = await begin(house, { login_hint: demoPeople[0].email })
  expect((await redeem(begun, begun.page.url, house, 'https://elsewhere.example')).status).toBe(400)
})
