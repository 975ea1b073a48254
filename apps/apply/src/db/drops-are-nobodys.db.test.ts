import { randomUUID } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0045')
})
afterAll(() => database.close())

test('a dropped letter names no actor; a letter that was resent or taken back does', async () => {
  const { query } = database
  const someone = randomUUID()
  await sql`insert into person (user_id, email) values (${someone}, 'a@uni.test')`.execute(query)
  for (const action of ['drop', 'resend', 'takeBack'])
    await sql`insert into audit_event (at, by_user, object, action, object_id)
      values (now(), ${someone}, 'letter', ${action}, ${randomUUID()})`.execute(query)
  await database.migrate(migrations)
  const { rows } = await sql`select action, by_user as by from audit_event order by event_id`.execute(query)
  expect(rows).toEqual([
    { action: 'drop', by: null },
    { action: 'resend', by: someone },
    { action: 'takeBack', by: someone },
  ])
})
