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

test('an address that a database could confuse with another is removed, and every other stays', async () => {
  const { query } = database
  const kept = ['NICO@uni.test', 'Zo\u00eb@m\u00fcller.test', 'Z\u00c9@uni.test', 'nick@uni.test']
  for (const email of [...kept, 'ric\u212A@uni.test', 'tim@un\u0130.test']) {
    await sql`insert into person (email, email_verified) values (${email}, true)`.execute(query)
    await sql`insert into sign_in_account (email) values (${email})`.execute(query)
  }
  await database.migrate(migrations)
  const people = await sql<{ email: string }>`select email from person`.execute(query)
  expect(people.rows.map(({ email }) => email).toSorted()).toEqual(['', '', ...kept].toSorted())
  const accounts = await sql<{ email: string }>`select email from sign_in_account`.execute(query)
  expect(accounts.rows.map(({ email }) => email).toSorted()).toEqual(kept.toSorted())
})
