import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0041')
})
afterAll(() => database.close())

test('an address that a database may take for another belongs to nobody any more', async () => {
  const { query } = database
  for (const email of ['nick@uni.test', 'NICO@uni.test', 'zo\u00eb@uni.test', 'Z\u00c9@uni.test']) {
    await sql`insert into person (email, email_verified) values (${email}, true)`.execute(query)
    await sql`insert into sign_in_account (email) values (${email})`.execute(query)
  }
  await database.migrate(migrations)
  const people = await sql<{ email: string }>`select email from person order by email`.execute(query)
  // A database in the locale C takes no letter beyond ASCII for another: there is nothing to be mistaken.
  const { rows } = await sql<{ folds: boolean }>`select lower(${'\u00c9'}) = ${'\u00e9'} as folds`.execute(query)
  const doubtful = rows[0]?.folds ? '' : 'Z\u00c9@uni.test'
  const kept = ['NICO@uni.test', 'nick@uni.test', 'zo\u00eb@uni.test']
  expect(people.rows.map(({ email }) => email).toSorted()).toEqual([doubtful, ...kept].toSorted())
  const accounts = await sql<{ email: string }>`select email from sign_in_account`.execute(query)
  expect(accounts.rows.map(({ email }) => email).toSorted()).toEqual([...kept, doubtful].filter(Boolean).toSorted())
})
