import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newJob, start } from '../../test/house/applications.ts'
import { enter, type Someone } from '../../test/house/cast.ts'
import type { House } from '../../test/house/house.ts'
import { type Office, openOffice } from '../jobs/testing/setting.ts'

let office: Office
let house: House
let ada: Someone
beforeAll(async () => {
  office = await openOffice()
  house = office.house
  ada = office.ada
  await sql`delete from letter`.execute(house.database.query)
})
afterAll(() => house.close())

const letter = (state: string, notBefore: string, applicationId: string | null = null) =>
  sql`insert into letter (letter_id, type, language, state, recipient_name, recipient_address, message_id, subject,
      text, html, secret, not_before, written_at, application_id)
    values (gen_random_uuid(), 'MEMBER_ADDED', 'en', ${state}, 'Emil', 'emil@uni.test', gen_random_uuid()::text, 'Hello',
      'Hello', '<p>Hello</p>', false, ${notBefore}, '2026-01-01T00:00:00Z', ${applicationId})`.execute(
    house.database.query,
  )

test('an administrator sees what is running and which letters need attention', async () => {
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
    letters: { scheduled: 1, waiting: 1, delayed: 1, dead: 1, oldestDueAt: '2026-02-01T10:00:00.000Z' },
  })
})

const scheduledFor = async (who: Someone) =>
  ((await who.get('/api/admin/system')).body['letters'] as { scheduled: number }).scheduled

test('an administrator who applied does not learn of letters about their own application before they leave', async () => {
  const bert = await enter(house, 'Bert', 'ADMIN')
  const { jobId } = await newJob(office)
  const [before, forBert] = [await scheduledFor(ada), await scheduledFor(bert)]
  await letter('WAITING', '2199-01-01T00:00:00Z', await start(ada, jobId))
  expect([await scheduledFor(ada), await scheduledFor(bert)]).toEqual([before, forBert + 1])
})
