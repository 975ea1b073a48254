import { type TestDatabase, testDatabase } from '@kolleg/database/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from '../db/schema.ts'
import { deleteOldEndings } from './end-identities.ts'

let database: TestDatabase<Tables>
beforeAll(async () => (database = await testDatabase<Tables>(migrations)))
afterAll(() => database.close())

test('the identity of a person who has left is forgotten after thirty days, even if nobody else leaves', async () => {
  const { query } = database
  await sql`insert into ended_identity (fingerprint, ended_at) values
    ('a', now() - interval '29 days'), ('b', now() - interval '31 days')`.execute(query)
  await deleteOldEndings({ database })
  const { rows } = await sql`select convert_from(fingerprint, 'UTF8') as kept from ended_identity`.execute(query)
  expect(rows).toEqual([{ kept: 'a' }])
})
