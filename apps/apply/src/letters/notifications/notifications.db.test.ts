import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, type Someone } from '../../../test/house/cast.ts'
import { type House, openHouse } from '../../../test/house/house.ts'
import { letterKinds, letterTypes } from '../kinds/kinds.ts'
import { sampleOf } from '../template/shape.ts'
import { letterOf } from '../testing/post-office.ts'

let house: House
let zoe: Someone
beforeAll(async () => {
  house = await openHouse()
  zoe = await enter(house, 'Zoe')
})
afterAll(() => house.close())

const path = '/api/users/me/notifications'
const turn = (type: string, enabled: boolean, more: object = {}) =>
  zoe.put(path, { notifications: [{ type, enabled }], ...more })
const told = (userId?: string) =>
  house.database.transaction(tx =>
    house.context.letters.write(tx, {
      type: 'NEW_POSITION',
      language: 'en',
      to: { name: 'Zoe', address: zoe.email, ...(userId !== undefined && { userId }) },
      data: sampleOf(letterKinds.NEW_POSITION.shape),
    }),
  )

test('everyone begins with every letter on, and sees which are essential', async () => {
  const { status, body } = await zoe.get(path)
  expect([status, body['version']]).toEqual([200, 1])
  const all = body['notifications'] as { type: string; enabled: boolean; essential: boolean }[]
  expect(all.map(({ type }) => type)).toEqual([...letterTypes])
  expect(all.every(({ enabled }) => enabled)).toBe(true)
  expect(all.find(({ type }) => type === 'APPLICATION_ACCEPTED')?.essential).toBe(true)
  expect(all.find(({ type }) => type === 'NEW_POSITION')?.essential).toBe(false)
})

test('a letter that is turned off is not written, until it is turned on again', async () => {
  expect(await told(zoe.userId)).toEqual(expect.any(String))
  const off = await turn('NEW_POSITION', false)
  expect(off).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await told(zoe.userId)).toBe(undefined)
  expect(await told()).toEqual(expect.any(String))
  expect((await turn('NEW_POSITION', true)).body['version']).toBe(3)
  expect(await told(zoe.userId)).toEqual(expect.any(String))
})

test('a waiting or delayed letter does not leave once its kind is turned off', async () => {
  const { database, context } = house
  const becomes = async (letterId = '') => {
    await context.letters.effect.carryOut(letterId, AbortSignal.timeout(60_000))
    return (await letterOf(database, letterId)).state
  }
  const [waiting, delayed = '', kept] = [await told(zoe.userId), await told(zoe.userId), await told(zoe.userId)]
  await database.query.updateTable('letter').set({ state: 'DELAYED' }).where('letter_id', '=', delayed).execute()
  await turn('NEW_POSITION', false)
  expect([await becomes(waiting), await becomes(delayed)]).toEqual(['TAKEN_BACK', 'TAKEN_BACK'])
  expect(await becomes(await told())).toBe('SENT')
  await turn('NEW_POSITION', true)
  expect(await becomes(kept)).toBe('SENT')
})

test('choices can be sent back as they were read without a change, and types that are not named stay', async () => {
  await turn('MEMBER_MENTIONED', false)
  const { body } = await zoe.get(path)
  const again = await zoe.put(path, body)
  expect(again).toMatchObject({ status: 200, body })
  await turn('INTERVIEW_REMINDER', false)
  const { notifications } = (await zoe.get(path)).body as { notifications: { type: string; enabled: boolean }[] }
  expect(notifications.filter(({ enabled }) => !enabled).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['MEMBER_MENTIONED', 'INTERVIEW_REMINDER']),
  )
})

test('essential types, unknown ones and one named twice are refused, all at once', async () => {
  const { status, body } = await zoe.put(path, {
    notifications: [
      { type: 'LOGIN_CODE', enabled: false },
      { type: 'NEW_POSITION', enabled: false },
      { type: 'NEW_POSITION', enabled: true },
      { type: 'APPLICATION_ACCEPTED', enabled: false },
    ],
  })
  expect(status).toBe(400)
  expect(body['errors']).toMatchObject([
    { pointer: '/notifications/0/enabled', code: 'ESSENTIAL' },
    { pointer: '/notifications/2/type', code: 'DUPLICATE' },
    { pointer: '/notifications/3/enabled', code: 'ESSENTIAL' },
  ])
  expect((await turn('SPAM', false)).status).toBe(400)
})

test('a stale version is refused, and so is an anonymous caller', async () => {
  expect((await turn('NEW_POSITION', false, { version: 1 })).status).toBe(412)
  expect((await house.call(path)).status).toBe(401)
})
