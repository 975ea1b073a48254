import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse } from '../../test/house/house.ts'
import { demoPeople } from '../demo/people.ts'
import type { Browser } from './testing/browser.ts'
import { openSignInSetting, own, proofKey, type SignInSetting } from './testing/setting.ts'

let setting: SignInSetting
beforeAll(async () => {
  setting = await openSignInSetting()
})
afterAll(() => setting.house.close())

test('the pages are in German and English, and contain nothing inline', async () => {
  const { house, begin } = setting
  const german = await begin(house, { ui_locales: 'de' })
  expect(german.page.text).toContain('<html lang="de">')
  expect(german.page.text).toContain('Ihre E-Mail-Adresse')
  const english = await german.browser.open(`${german.page.url}?lang=en`)
  expect(english.text).toContain('Your e-mail address')
  expect(english.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(english.text).not.toMatch(/<script|<style|style=|onclick/)
  const look = [...english.text.matchAll(/<link rel="(?:icon|stylesheet)".*?href="(.*?)"/g)].map(([, path]) => path)
  const replies = await Promise.all(look.map(path => fetch(`${house.address}${path}`)))
  const types = replies.map(({ status, headers }) => [status, headers.get('content-type')])
  expect(types).toEqual([
    [200, 'image/svg+xml'],
    [200, expect.stringContaining('text/css')],
  ])
})

test('keys and sessions survive a restart', async () => {
  const { house, discover, signIn } = setting
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

test('a browser with the session of an erased account has to sign in like any other', async () => {
  const { house, begin, signIn } = setting
  const { begun, tokens } = await signIn('leaves@uni.test')
  await house.call('/api/users/me', tokens['access_token'])
  const { query } = house.database
  // The account of the provider may still have an older address.
  await sql`update sign_in_account set email = 'older@uni.test' where email = 'leaves@uni.test'`.execute(query)
  const gone = await house.call('/api/users/me', tokens['access_token'], { method: 'DELETE' })
  expect(gone.status).toBe(204)
  expect((await sql`select from sign_in_account where email = 'older@uni.test'`.execute(query)).rows).toEqual([])
  const again = await begin(house, {}, begun.browser)
  expect([again.page.status, again.page.url]).toEqual([200, expect.stringContaining('/oidc/interaction/')])
})

test('people sign out on our own page', async () => {
  const { discover, signIn } = setting
  const { begun } = await signIn('leaves@uni.test')
  const { end_session_endpoint } = await discover()
  const page = await begun.browser.open(`${end_session_endpoint}?client_id=kolleg`)
  expect(page.text).toContain('Sign out?')
  const secret = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
  const out = await begun.browser.open(`${end_session_endpoint}/confirm`, { xsrf: secret, logout: 'yes' })
  expect(out.text).toContain('You are signed out')
})

test('a person who sends the token of the session is not asked to confirm, and others are', async () => {
  const { house, discover, signIn } = setting
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

test('a client learns where to sign in', async () => {
  const { house, discover } = setting
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

test('with an external provider there is no built-in one', async () => {
  const { house } = setting
  const foreign = await openHouse({ database: house.database })
  expect((await foreign.call('/oidc/.well-known/openid-configuration')).status).toBe(404)
  await foreign.close()
})
