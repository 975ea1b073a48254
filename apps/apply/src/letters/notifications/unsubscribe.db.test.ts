import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, type Someone } from '../../../test/house/cast.ts'
import { type House, openHouse } from '../../../test/house/house.ts'
import { letterKinds } from '../kinds/kinds.ts'
import { sampleOf } from '../template/shape.ts'

let house: House
let zoe: Someone
beforeAll(async () => {
  house = await openHouse()
  zoe = await enter(house, 'Zoe')
})
afterAll(() => house.close())

/** The path of the List-Unsubscribe link in a letter that has arrived; null if there is none. */
const linkIn = async (type: 'MEMBER_MENTIONED' | 'INTERVIEW_REMINDER' | 'GROUP_ACTIVATED', who = zoe) => {
  const { database, context } = house
  const letterId = await database.transaction(tx =>
    context.letters.write(tx, {
      type,
      language: 'en',
      to: { name: 'Zoe', address: who.email, userId: who.userId },
      data: sampleOf(letterKinds[type].shape),
    }),
  )
  await context.letters.effect.carryOut(letterId ?? '', AbortSignal.timeout(60_000))
  const arrived = await database.query
    .selectFrom('mailbox_letter')
    .select('unsubscribe')
    .orderBy('mailbox_letter_id', 'desc')
    .executeTakeFirstOrThrow()
  return arrived.unsubscribe === null ? null : new URL(arrived.unsubscribe).pathname
}

const oneClick = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
}
const open = (path: string | null, init: RequestInit = {}) => fetch(`${house.address}${path}`, init)
const isOff = async (type: string) => {
  const { body } = await zoe.get('/api/users/me/notifications')
  const all = body['notifications'] as { type: string; enabled: boolean }[]
  return !all.find(each => each.type === type)?.enabled
}

test('the link in a letter asks before it turns off this kind of letter; a POST turns it off at once', async () => {
  const path = await linkIn('MEMBER_MENTIONED')
  const page = await open(path, { headers: { 'accept-language': 'de' } })
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const html = await page.text()
  expect(html).toContain('Jemand erwähnt Sie in einem Kommentar')
  expect(html).toContain(`<form method="post" action="${path}">`)
  expect(await isOff('MEMBER_MENTIONED')).toBe(false)

  const done = await open(path, { ...oneClick, redirect: 'manual' })
  expect([done.status, done.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(await done.text()).toContain('You get no more e-mails of this kind')
  expect([await isOff('MEMBER_MENTIONED'), await isOff('INTERVIEW_REMINDER')]).toEqual([true, false])
  expect((await open(path, oneClick)).status).toBe(200)
})

test('one click works with the form that mail programs post, and without a body', async () => {
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  const path = await linkIn('INTERVIEW_REMINDER')
  expect((await open(path, { method: 'POST', body: form })).status).toBe(200)
  expect(await isOff('INTERVIEW_REMINDER')).toBe(true)
  expect((await open(path, { method: 'POST' })).status).toBe(200)
})

test('an essential letter has no such link, and the link of another letter cannot be changed into one', async () => {
  expect(await linkIn('GROUP_ACTIVATED')).toBe(null)
  const other = await enter(house, 'Yan')
  const [, , userId = '', , key = ''] = (await linkIn('INTERVIEW_REMINDER', other))?.split('/') ?? []
  const forged = [
    `/unsubscribe/${userId}/GROUP_ACTIVATED/${key}`,
    `/unsubscribe/${userId}/NEW_POSITION/${key}`,
    `/unsubscribe/${zoe.userId}/INTERVIEW_REMINDER/${key}`,
    `/unsubscribe/${userId}/INTERVIEW_REMINDER/${key.slice(1)}`,
    `/unsubscribe/00000000-0000-4000-8000-000000000000/INTERVIEW_REMINDER/${key}`,
  ]
  for (const path of forged)
    expect([(await open(path)).status, (await open(path, oneClick)).status]).toEqual([404, 404])
  expect((await other.get('/api/users/me/notifications')).body['version']).toBe(1)
})

test('a link stops working with the account', async () => {
  const gus = await enter(house, 'Gus')
  const path = await linkIn('INTERVIEW_REMINDER', gus)
  expect((await gus.delete('/api/users/me')).status).toBeLessThan(300)
  expect((await open(path, oneClick)).status).toBe(404)
})
