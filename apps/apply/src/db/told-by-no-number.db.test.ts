import { randomUUID } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0040')
})
afterAll(() => database.close())

test('trail entries get a public id, and saved views lose their search words', async () => {
  const { query } = database
  const member = randomUUID()
  await sql`insert into person (user_id, email) values (${member}, 'm@uni.test')`.execute(query)
  await sql`insert into saved_view (user_id, name, query) values
    (${member}, 'a', '{"text": "Vera", "sort": "-rating"}'), (${member}, 'b', '{"unratedByMe": true}')`.execute(query)
  await sql`insert into audit_event (at, action, object, object_id)
    select now(), 'edit', 'job', 'x' from generate_series(1, 3)`.execute(query)
  await database.migrate(migrations)
  const views = await sql<{ query: object }>`select query from saved_view order by name`.execute(query)
  expect(views.rows).toEqual([{ query: { sort: '-rating' } }, { query: { unratedByMe: true } }])
  const { rows } = await sql`select distinct public_id from audit_event`.execute(query)
  expect(rows).toHaveLength(3)
})
