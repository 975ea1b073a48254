import { randomUUID } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0030')
})
afterAll(() => database.close())

const [gone, first, second, waiting, peopled] = Array.from({ length: 5 }, () => randomUUID())

test('data of people who have left, or lost their address, are deleted', async () => {
  const { query } = database
  await sql`insert into person (user_id, email, email_verified, erased_at) values (${gone}, '', false, now()),
    (${first}, 'same@uni.test', false, null), (${second}, 'Same@uni.test', true, null)`.execute(query)
  await sql`insert into admin_address (email, user_id) values ('root@uni.test', ${gone})`.execute(query)
  await sql`insert into research_group (research_group_id, name, head, email, state, requested_by) values
    (${waiting}, 'Of Gone', 'Gone', 'gone@uni.test', 'DRAFT', ${gone}),
    (${peopled}, 'Of all', 'Gone', 'gone@uni.test', 'DENIED', ${gone})`.execute(query)
  await sql`insert into role (user_id, role, research_group_id) values (${second}, 'PROFESSOR', ${peopled})`.execute(
    query,
  )
  await sql`insert into audit_event (at, action, object, object_id, details) values
    (now(), 'request', 'researchGroup', ${waiting}, '{"name":"Of Gone"}'),
    (now(), 'request', 'researchGroup', ${peopled}, '{"name":"Of all"}'),
    (now(), 'loseAddress', 'person', ${first}, '{}')`.execute(query)

  await database.migrate(migrations)
  const groups = await query.selectFrom('research_group').select(['name', 'head', 'email', 'requested_by']).execute()
  expect(groups).toEqual([{ name: 'Of all', head: '', email: '', requested_by: null }])
  const events = await query.selectFrom('audit_event').select('details').orderBy('event_id').execute()
  expect(events.map(({ details }) => details)).toEqual([{}, { name: 'Of all' }, {}])
  const people = await query.selectFrom('person').select(['user_id', 'email']).where('email', '<>', '').execute()
  expect(people).toEqual([{ user_id: second, email: 'Same@uni.test' }])
  const { rows } =
    await sql`select from admin_address where fingerprint = address_fingerprint('Root@uni.test')`.execute(query)
  expect(rows).toHaveLength(1)
})
