import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse } from '../../test/house/house.ts'
import { demoPeople } from '../demo/people.ts'
import { seedDemo } from '../demo/seed.ts'
import { openSignInSetting, own, type SignInSetting } from './testing/setting.ts'

let setting: SignInSetting
beforeAll(async () => {
  setting = await openSignInSetting()
})
afterAll(() => setting.house.close())

test.each(demoPeople)('in the demo one click signs in as $firstName $lastName', async demo => {
  const { house, begin, post, redeem } = setting
  const { about: _, role, ...person } = demo
  const begun = await begin()
  const back = await post(begun, 'demo', { person: person.userId })
  const { tokens } = await redeem(begun, back.url)
  const { body } = await house.call('/api/users/me', tokens['access_token'])
  expect(body).toMatchObject({ ...person, roles: expect.arrayContaining(['APPLICANT', role]) })
})

test('in the demo a login hint for a demo person is enough, and for anyone else it fills in the address', async () => {
  const { house, begin, redeem } = setting
  const hinted = await begin(house, { login_hint: demoPeople[2].email })
  const { tokens } = await redeem(hinted, hinted.page.url)
  expect((await house.call('/api/users/me', tokens['access_token'])).body).toMatchObject({ firstName: 'Paula' })
  const stranger = await begin(house, { login_hint: 'a"b@uni.test' })
  expect(stranger.page.text).toContain('value="a&quot;b@uni.test"')
})

test('the page that switches between people may run its one script', async () => {
  const { house, begin } = setting
  const { browser, page } = await begin(house, { login_hint: demoPeople[0].email })
  const other = await begin(house, { login_hint: demoPeople[1].email, prompt: 'login' }, browser)
  expect(page.url).toContain('code=')
  expect(other.page.text).toContain('end/confirm')
  expect(other.page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
})

test('demo people are created once, and later changes to them stay', async () => {
  const { house } = setting
  await sql`delete from role where role = 'ADMIN'`.execute(house.database.query)
  await seedDemo(house.context)
  const { rows } = await sql`select from role where role = 'ADMIN'`.execute(house.database.query)
  expect(rows).toEqual([])
})

test('without the demo there are no demo people', async () => {
  const { house, begin, post } = setting
  const sober = await openHouse({ environment: { ...own, DEMO: 'off' }, database: house.database })
  const begun = await begin(sober)
  expect(begun.page.text).not.toContain('/demo')
  expect((await sober.call('/api/sign-in')).body).toMatchObject({ demoPeople: [] })
  const hinted = await begin(sober, { login_hint: demoPeople[3].email })
  expect(hinted.page.text).toContain(`value="${demoPeople[3].email}"`)
  expect((await post(begun, 'demo', { person: demoPeople[3].userId })).status).toBe(404)
  await sober.close()
})
