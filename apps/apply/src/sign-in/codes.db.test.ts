import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForCode } from './codes.ts'
import { openSignInSetting, type SignInSetting } from './testing/setting.ts'

let setting: SignInSetting
beforeAll(async () => {
  setting = await openSignInSetting()
})
afterAll(() => setting.house.close())

const flooder = '192.0.2.7'
const noCode = '0000 0000'

const ask = async (email: string) => await setting.post(await setting.begin(), 'address', { email })
const askFrom = (ip: string, email: string, times: number) =>
  Promise.all(
    Array.from({ length: times }, (_, each) =>
      askForCode(setting.house.context, { interaction: `${ip} ${each}`, email, ip, language: 'en' }),
    ),
  )
const written = async (email: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from letter
    where type = 'LOGIN_CODE' and recipient_address = ${email}`.execute(setting.house.database.query)
  return rows[0]?.count ?? 0
}
/** The text of a page and whether it asks to wait, without what identifies the browser. */
const seen = ({ status, headers, text }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  wait: headers.get('retry-after'),
  text: text.replaceAll(/interaction\/[\w-]+/g, 'interaction'),
})

test('an address gets five codes in a quarter of an hour from one network, and further requests get the same answer', async () => {
  const asked = await Promise.all(Array.from({ length: 8 }, () => ask('flood@uni.test')))
  expect(new Set(asked.map(page => JSON.stringify(seen(page)))).size).toBe(1)
  expect(seen(asked[0] as (typeof asked)[0])).toMatchObject({ status: 200, wait: null })
  expect(await written('flood@uni.test')).toBe(5)
})

test('nobody learns whether another person has just signed in', async () => {
  const email = 'here@uni.test'
  await setting.signIn(email)
  const asked: string[] = []
  for (let each = 0; each < 6; each++) asked.push(JSON.stringify(seen(await ask(email))))
  expect(new Set(asked).size).toBe(1)
  expect(await written(email)).toBe(5)
})

test('a wrong code gets the same answer whether or not one was sent', async () => {
  const email = 'wrong@uni.test'
  const guesses = async () => {
    const begun = await setting.begin()
    await setting.post(begun, 'address', { email })
    const said = []
    for (let each = 0; each < 6; each++) said.push(seen(await setting.post(begun, 'code', { email, code: noCode })))
    return said
  }
  const first = await guesses()
  await askFrom('127.0.0.1', email, 5)
  expect(await guesses()).toEqual(first)
})

test('the last code that was sent stays valid if no further one is sent', async () => {
  const { begin, newestCode, post, redeem } = setting
  const email = 'again@uni.test'
  const begun = await begin()
  for (let each = 0; each < 5; each++) await post(begun, 'address', { email })
  const code = await newestCode(email)
  await post(begun, 'address', { email: 'other@uni.test' })
  expect((await post(begun, 'code', { email, code })).status).toBe(400)
  expect((await post(begun, 'address', { email })).status).toBe(200)
  expect(await written(email)).toBe(5)
  const back = await post(begun, 'code', { email, code })
  expect((await redeem(begun, back.url)).status).toBe(200)
})

test('a code allows five attempts, however often one asks for another', async () => {
  const { begin, newestCode, post } = setting
  const email = 'guess@uni.test'
  const begun = await begin()
  for (let each = 0; each < 5; each++) await post(begun, 'address', { email })
  const code = await newestCode(email)
  for (let each = 0; each < 5; each++) {
    await post(begun, 'address', { email })
    await post(begun, 'code', { email, code: code === noCode ? '0000 0001' : noCode })
  }
  await post(begun, 'address', { email })
  expect((await post(begun, 'code', { email, code })).status).toBe(400)
})

test('a person who requests codes for somebody else does not prevent them from signing in elsewhere', async () => {
  const email = 'sought@uni.test'
  await askFrom(flooder, email, 40)
  expect(await written(email)).toBe(5)
  expect((await setting.signIn(email)).status).toBe(200)
})

test('no address gets more than 25 codes in a quarter of an hour, from any number of networks', async () => {
  const email = 'storm@uni.test'
  for (let each = 1; each <= 7; each++) await askFrom(`192.0.2.${each}`, email, 5)
  expect(await written(email)).toBe(25)
})

test('a network may ask 60 times in a quarter of an hour, whether or not a code was sent', async () => {
  const asked = await askFrom('::ffff:127.0.0.1', 'some@uni.test', 61)
  expect(asked).toContainEqual({ retryAfterSeconds: expect.any(Number) })
  const refused = await ask('third@uni.test')
  expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('Please wait')])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
  expect(await written('third@uni.test')).toBe(0)
  expect(await askFrom(flooder, 'third@uni.test', 1)).toEqual(['asked'])
})
