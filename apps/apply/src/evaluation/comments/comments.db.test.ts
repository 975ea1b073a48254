import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newJob } from '../../../test/house/applications.ts'
import { enter } from '../../../test/house/cast.ts'
import { type Office, openOffice } from '../../jobs/testing/setting.ts'
import { crowd } from '../testing/crowd.ts'

let office: Office
let id: string
let path: string

beforeAll(async () => {
  office = await openOffice()
  const { jobId } = await newJob(office, { title: 'Alpha' })
  ;[id = ''] = await crowd(office.house, { jobId, groupId: office.here, count: 1 })
  path = `/api/applications/${id}/comments`
})
afterAll(() => office.house.close())

const mentionsOf = async (userId: string) =>
  await office.house.database.query
    .selectFrom('letter')
    .select(['text', 'language'])
    .where('type', '=', 'MEMBER_MENTIONED')
    .where('user_id', '=', userId)
    .execute()

test('only members discuss an application', async () => {
  const { paula, emil, quentin, ada, amira } = office
  const { status, body, headers } = await paula.post(path, { text: ' <b>Strong</b> CV.\nSee page 2. ' })
  expect([status, headers.get('location')]).toEqual([201, `/api/comments/${String(body['commentId'])}`])
  expect(body).toMatchObject({ text: '<b>Strong</b> CV.\nSee page 2.', edited: false, may: ['edit', 'delete'] })
  const { body: page } = await emil.get(path)
  expect(page).toMatchObject({ total: 1, items: [{ authorName: 'Paula Test', may: [] }] })
  for (const who of [quentin, ada, amira]) {
    expect((await who.get(path)).status).toBe(403)
    expect((await who.post(path, { text: 'x' })).status).toBe(403)
  }
  for (const wrong of [{ text: '' }, { text: ' \n' }, { text: 'x'.repeat(5_001) }, {}, { text: 'x', html: 'y' }])
    expect((await paula.post(path, wrong)).status).toBe(400)
  expect((await paula.post(path, { text: '😀'.repeat(5_000) })).status).toBe(201)
})

test('a mentioned member gets one letter, without the text, unless they turned such letters off', async () => {
  const { house, here, paula, emil, quentin } = office
  const rita = await enter(house, 'Rita', { role: 'EMPLOYEE', groupId: here })
  const { body } = await paula.post(path, { text: 'Hush, @Emil', mentions: [emil.userId.toUpperCase(), paula.userId] })
  expect(body['mentions']).toEqual([
    { userId: emil.userId, name: 'Emil Test' },
    { userId: paula.userId, name: 'Paula Test' },
  ])
  const letters = await mentionsOf(emil.userId)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain(`/evaluation/${id}`)
  expect(letters[0]?.text).not.toContain('Hush')
  expect(await mentionsOf(paula.userId)).toEqual([])
  const edited = await paula.put(`/api/comments/${String(body['commentId'])}`, {
    text: 'Hush, @Emil and @Rita',
    mentions: [emil.userId, rita.userId],
  })
  expect(edited.body).toMatchObject({ edited: true, version: 2 })
  expect([(await mentionsOf(emil.userId)).length, (await mentionsOf(rita.userId)).length]).toEqual([1, 1])
  const off = await rita.put('/api/users/me/notifications', {
    notifications: [{ type: 'MEMBER_MENTIONED', enabled: false }],
  })
  expect(off.status).toBe(200)
  await paula.post(path, { text: 'again', mentions: [rita.userId] })
  expect(await mentionsOf(rita.userId)).toHaveLength(1)
  const strangers = await paula.post(path, { text: 'x', mentions: [emil.userId, quentin.userId, randomUUID()] })
  expect([strangers.status, strangers.body['errors']]).toMatchObject([
    400,
    [{ pointer: '/mentions/1', code: 'NO_MEMBER' }, { pointer: '/mentions/2' }],
  ])
})

test('only its author changes a comment, in the version they have seen, while still a member', async () => {
  const { house, here, paula, emil } = office
  const gast = await enter(house, 'Gast', { role: 'EMPLOYEE', groupId: here })
  const { body } = await gast.post(path, { text: 'mine' })
  const mine = `/api/comments/${String(body['commentId'])}`
  for (const who of [paula, emil]) {
    expect((await who.put(mine, { text: 'theirs' })).status).toBe(403)
    expect((await who.delete(mine)).status).toBe(403)
  }
  expect((await gast.put(mine, { text: 'new', version: 2 })).status).toBe(412)
  expect((await gast.put(mine, { text: 'new', version: 1 })).body).toMatchObject({ text: 'new', version: 2 })
  await house.database.query
    .deleteFrom('role')
    .where('user_id', '=', gast.userId)
    .where('role', '=', 'EMPLOYEE')
    .execute()
  expect((await gast.put(mine, { text: 'late' })).status).toBe(403)
  await enter(house, 'Gast', { role: 'EMPLOYEE', groupId: here })
  expect((await gast.delete(mine)).status).toBe(204)
  expect((await gast.delete(mine)).status).toBe(404)
  const events = await house.database.query
    .selectFrom('audit_event')
    .selectAll()
    .where('object', '=', 'comment')
    .where('object_id', '=', String(body['commentId']))
    .orderBy('event_id')
    .execute()
  expect(events.map(({ action }) => action)).toEqual(['write', 'edit', 'delete'])
  expect(JSON.stringify(events)).not.toContain('mine')
})

test('a member who applied cannot be mentioned in the discussion about them', async () => {
  const { house, here, paula, emil } = office
  const { jobId } = await newJob(office)
  const [own = ''] = await crowd(house, { jobId, groupId: here, count: 1, name: 'Own' })
  await house.database.query
    .updateTable('application')
    .set({ applicant_id: emil.userId })
    .where('application_id', '=', own)
    .execute()
  expect((await paula.post(`/api/applications/${own}/comments`, { text: 'x', mentions: [emil.userId] })).status).toBe(
    400,
  )
  expect((await emil.get(`/api/applications/${own}/comments`)).status).toBe(403)
})

test('a comment with an idempotency key is written once', async () => {
  const { paula } = office
  const send = () => paula.call(path, { method: 'POST', body: { text: 'once' }, headers: { 'idempotency-key': 'c1' } })
  const [first, again] = [await send(), await send()]
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
})
