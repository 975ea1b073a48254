import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, type Someone } from '../people/testing/cast.ts'
import { type House, openHouse } from '../people/testing/house.ts'

let house: House
let ada: Someone
beforeAll(async () => {
  house = await openHouse()
  ada = await enter(house, 'Ada', 'ADMIN')
})
afterAll(() => house.close())

const letter = (state: string, notBefore: string) =>
  sql`insert into letter (letter_id, type, language, state, recipient_name, recipient_address, message_id, subject,
      text, html, secret, not_before, written_at)
    values (gen_random_uuid(), 'MEMBER_ADDED', 'en', ${state}, 'Emil', 'emil@uni.test', gen_random_uuid()::text, 'Hello',
      'Hello', '<p>Hello</p>', false, ${notBefore}, '2026-01-01T00:00:00Z')`.execute(house.database.query)

test('an administrator sees what runs and which letters wait for a hand', async () => {
  await letter('WAITING', '2199-01-01T00:00:00Z')
  await letter('WAITING', '2026-02-02T10:00:00Z')
  await letter('DELAYED', '2026-02-01T10:00:00Z')
  await letter('DEAD', '2026-01-01T10:00:00Z')
  await letter('SENT', '2026-01-01T10:00:00Z')
  expect((await ada.get('/api/admin/system')).body).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    startedAt: expect.stringMatching(/Z$/),
    database: house.database.engine,
    mail: 'mailbox',
    hasAi: false,
    letters: { waiting: 1, delayed: 1, dead: 1, oldestDueAt: '2026-02-01T10:00:00.000Z' },
  })
})
