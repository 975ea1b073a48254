import { randomUUID } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0043')
})
afterAll(() => database.close())

test('pending invitations last sixty days from now; those of people who may no longer invite are deleted', async () => {
  const { query } = database
  const [here, there] = [randomUUID(), randomUUID()]
  for (const groupId of [here, there])
    await sql`insert into research_group (research_group_id, name, state) values (${groupId}, ${groupId}, 'ACTIVE')`.execute(
      query,
    )
  const inviters = [
    ['admin', 'ADMIN', null],
    ['professor', 'PROFESSOR', here],
    ['demoted', 'EMPLOYEE', here],
    ['elsewhere', 'PROFESSOR', there],
    ['gone', null, null],
  ]
  for (const [name, role, groupId] of inviters) {
    const userId = randomUUID()
    await sql`insert into person (user_id, email) values (${userId}, ${name})`.execute(query)
    if (role)
      await sql`insert into role (user_id, role, research_group_id) values (${userId}, ${role}, ${groupId})`.execute(
        query,
      )
    await sql`insert into invitation (research_group_id, email, role, invited_by, created_at)
      values (${here}, ${name}, 'EMPLOYEE', ${userId}, now() - interval '5 years')`.execute(query)
  }
  await database.migrate(migrations)
  const { rows } = await sql`select email, round(extract(epoch from expires_at - now()) / 86400)::int as days
    from invitation order by email`.execute(query)
  expect(rows).toEqual([
    { email: 'admin', days: 60 },
    { email: 'professor', days: 60 },
  ])
})
