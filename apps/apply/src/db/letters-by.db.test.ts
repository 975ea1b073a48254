import { randomUUID } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0033')
})
afterAll(() => database.close())

const [gone, paula, emil] = Array.from({ length: 3 }, () => randomUUID())

/** Who did what to whom, and in which second. */
const deeds = [
  [gone, 'membership', 'add', emil, 0],
  [paula, 'membership', 'add', paula, 0],
  [gone, 'invitation', 'invite', randomUUID(), 100],
  [paula, 'comment', 'write', randomUUID(), 200],
  [gone, 'comment', 'edit', randomUUID(), 202],
  [gone, 'comment', 'delete', randomUUID(), 300],
] as const
/** The recipient, second and state; the actor found for it, and whether it keeps its text. */
const letters = [
  ['MEMBER_ADDED', emil, 1, 'SENT', gone, false],
  ['MEMBER_INVITED', null, 100, 'SENT', gone, false],
  ['MEMBER_INVITED', null, 101, 'DELAYED', gone, true],
  ['MEMBER_MENTIONED', emil, 200, 'SENT', paula, true],
  ['MEMBER_MENTIONED', emil, 202, 'DEAD', gone, false],
  ['MEMBER_MENTIONED', paula, 200, 'SENT', gone, false],
  ['MEMBER_MENTIONED', emil, 300, 'SENT', null, true],
  ['GROUP_ACTIVATED', emil, 1, 'SENT', null, true],
] as const

const moment = (second: number) => new Date(Date.UTC(2026, 4, 1, 12, 0, second))

test('older letters name the person they write about, and lose their text if that person has left', async () => {
  const { query } = database
  await sql`insert into person (user_id, email, erased_at)
    values (${gone}, '', now()), (${paula}, 'p@uni.test', null), (${emil}, 'e@uni.test', null)`.execute(query)
  for (const [by, object, action, id, second] of deeds)
    await sql`insert into audit_event (at, by_user, action, object, object_id)
      values (${moment(second)}, ${by}, ${action}, ${object}, ${id})`.execute(query)
  for (const [at, [type, to, second, state]] of letters.entries())
    await sql`insert into letter (letter_id, type, language, state, user_id, recipient_name, recipient_address,
        message_id, subject, text, html, secret, not_before, written_at)
      values (${randomUUID()}, ${type}, 'en', ${state}, ${to}, '', 'x@uni.test', ${at}::text, 'Gone did it', 'Gone', '',
        false, now(), ${moment(second)})`.execute(query)

  await database.migrate(migrations)
  const found = await query.selectFrom('letter').selectAll().orderBy('message_id').execute()
  expect(found.map(({ type, by_user, text, subject }) => [type, by_user, text !== null, subject !== ''])).toEqual(
    letters.map(([type, , , , by, keeps]) => [type, by, keeps, keeps]),
  )
})
