import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0036')
})
afterAll(() => database.close())

test('a later token replaces an address from before the migration; a person without one takes the first that arrives', async () => {
  const { query } = database
  await sql`insert into person (email, email_verified) values ('known@uni.test', true), ('', false)`.execute(query)
  const before = new Date()
  await database.migrate(migrations)
  const { rows } = await sql<{ email: string; isLater: boolean | null }>`select email,
    address_told_at >= ${before} and address_told_at <= now() as "isLater" from person order by email`.execute(query)
  expect(rows).toEqual([
    { email: '', isLater: null },
    { email: 'known@uni.test', isLater: true },
  ])
})
