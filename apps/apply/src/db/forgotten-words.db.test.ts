import { randomUUID } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0027')
})
afterAll(() => database.close())

const noted = [
  ['document', 'edit', { name: 'Report on Zoe.pdf', type: 'OTHER' }, { fields: ['name', 'type'] }],
  ['document', 'edit', { type: 'OTHER' }, { fields: ['type'] }],
  ['document', 'add', { applicationId: 'a', type: 'CV' }, { applicationId: 'a' }],
  ['document', 'delete', {}, {}],
  ['invitation', 'invite', { email: 'zoe@uni.test' }, {}],
  ['invitation', 'withdraw', { email: 'zoe@uni.test' }, {}],
  ['application', 'reject', { jobId: 'j', reason: 'OTHER_REASON' }, { jobId: 'j' }],
  ['researchGroup', 'deny', { reason: 'Zoe is no chemist.' }, {}],
  ['subscriptions', 'edit', { subjectAreas: ['PHYSICS'] }, {}],
  ['notifications', 'edit', { off: ['NEW_POSITION'] }, {}],
  ['job', 'delete', { title: 'Doctoral position' }, { title: 'Doctoral position' }],
] as const

test('older entries lose personal words, and letters to erased people lose their text', async () => {
  for (const [object, action, details] of noted)
    await sql`insert into audit_event (at, action, object, object_id, details)
      values (now(), ${action}, ${object}, ${randomUUID()}, ${{ ...details }})`.execute(database.query)
  const [gone, here] = [randomUUID(), randomUUID()]
  await sql`insert into person (user_id, email, erased_at) values (${gone}, '', now()), (${here}, 'h@uni.test', null)`.execute(
    database.query,
  )
  for (const [userId, state] of [
    [gone, 'DEAD'],
    [gone, 'DELAYED'],
    [here, 'DEAD'],
  ] as const)
    await sql`insert into letter (letter_id, type, language, state, user_id, recipient_name, recipient_address,
        message_id, subject, text, html, secret, not_before, written_at)
      values (${randomUUID()}, 'MEMBER_ADDED', 'en', ${state}, ${userId}, 'Zoe', 'zoe@uni.test', ${randomUUID()}, 'To Zoe',
        'Zoe', 'Zoe', false, now(), now())`.execute(database.query)

  await database.migrate(migrations)
  const { rows } = await sql<{ details: object }>`select details from audit_event order by event_id`.execute(
    database.query,
  )
  expect(rows.map(({ details }) => details)).toEqual(noted.map(([, , , after]) => after))
  const letters = await database.query.selectFrom('letter').selectAll().orderBy('state').execute()
  expect(letters.map(letter => [letter.user_id, letter.state, letter.subject, letter.text])).toEqual(
    expect.arrayContaining([
      [gone, 'DEAD', '', null],
      [gone, 'DELAYED', 'To Zoe', 'Zoe'],
      [here, 'DEAD', 'To Zoe', 'Zoe'],
    ]),
  )
})
