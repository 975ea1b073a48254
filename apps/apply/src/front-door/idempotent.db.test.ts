import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup } from '../../test/house/cast.ts'
import { scheduleOf } from '../schedule.ts'
import { type Notes, openNotes } from './testing/notes.ts'

let notes: Notes
beforeAll(async () => (notes = await openNotes()))
afterAll(() => notes.house.close())

const written = async (text: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from note where text = ${text}`.execute(
    notes.house.database.query,
  )
  return Number(rows[0]?.count)
}

test('the same key gets the first reply again, and the work is done once', async () => {
  const { note } = notes
  const first = await note({ text: 'a' }, 'key a')
  const again = await note({ text: 'a' }, 'key a')
  expect([first.status, again.status]).toEqual([201, 201])
  expect([again.body, again.headers.get('location')]).toEqual([first.body, first.headers.get('location')])
  expect(await written('a')).toBe(1)
})

test('twenty requests at once with the same key do the work once', async () => {
  const { note } = notes
  const replies = await Promise.all(Array.from({ length: 20 }, () => note({ text: 'b' }, 'key b')))
  expect(new Set(replies.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1)
  expect(await written('b')).toBe(1)
})

test('without a key every request counts, and a key belongs to one person', async () => {
  const { house, note } = notes
  await note({ text: 'c' })
  await note({ text: 'c' })
  const grace = await enter(house, 'Grace')
  await note({ text: 'c' }, 'key a', grace)
  expect(await written('c')).toBe(3)
})

test('a refusal is not kept: the same key may try again', async () => {
  const { note } = notes
  expect((await note({ text: 'd', fail: true }, 'key d')).status).toBe(409)
  expect(await written('d')).toBe(0)
  expect((await note({ text: 'd', fail: true }, 'key d')).status).toBe(409)
})

test('a key that was used for another request is refused', async () => {
  const { note } = notes
  const { status, body } = await note({ text: 'other' }, 'key a')
  expect([status, body['code']]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  expect((await note({ text: 'x' }, 'k'.repeat(201))).status).toBe(400)
})

test('a caller who has lost a role since then does not get the stored reply again', async () => {
  const { house, note } = notes
  const groupId = await newGroup(house, 'Left')
  const emil = await enter(house, 'Leaver', { role: 'EMPLOYEE', groupId })
  expect((await note({ text: 'left' }, 'key left', emil)).status).toBe(201)
  expect((await note({ text: 'left' }, 'key left', emil)).status).toBe(201)
  await sql`delete from role where user_id = ${emil.userId} and role = 'EMPLOYEE'`.execute(house.database.query)
  const again = await note({ text: 'left' }, 'key left', emil)
  expect([again.status, again.body['code'], await written('left')]).toEqual([403, 'ACCESS_DENIED', 1])
})

test('a key is free again after a day, and its reply is deleted', async () => {
  const { house, ada, note } = notes
  const age = (hours: number) =>
    sql`update idempotent_reply set created_at = now() - make_interval(hours => ${hours})`.execute(house.database.query)
  await age(23)
  expect((await note({ text: 'fresh' }, 'key a')).status).toBe(422)
  await age(25)
  expect((await note({ text: 'fresh' }, 'key a')).status).toBe(201)
  expect((await note({ text: 'fresh' }, 'key a')).status).toBe(201)
  expect(await written('fresh')).toBe(1)
  await sql`insert into idempotent_reply (user_id, key, request_hash, created_at)
    select ${ada.userId}, n::text, '', now() - interval '2 days' from generate_series(1, 1234) n`.execute(
    house.database.query,
  )
  await scheduleOf(house.context)['forget-replies']?.run(AbortSignal.timeout(1000))
  expect(await house.database.query.selectFrom('idempotent_reply').select('key').execute()).toEqual([{ key: 'key a' }])
})
