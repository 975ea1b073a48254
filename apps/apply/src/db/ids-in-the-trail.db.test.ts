import { randomUUID } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0038')
})
afterAll(() => database.close())

const newId = () => `ABCDEF01${randomUUID().slice(8).toUpperCase()}`
const [applicant, group, kept, forgotten, document] = [newId(), newId(), newId(), newId(), newId()]

/** Whether the actor is still known. */
const noted = [
  [true, 'membership', applicant, {}],
  [true, 'setting', 'LETTERS', {}],
  [true, 'application', kept, {}],
  [false, 'application', forgotten, {}],
  [false, 'document', document, { applicationId: forgotten }],
] as const

test('ids in capitals are found in the trail, and forgotten like all others', async () => {
  const { query } = database
  await sql`insert into person (user_id, email) values (${applicant}, 'a@uni.test')`.execute(query)
  await sql`insert into research_group (research_group_id, name, state) values (${group}, 'Group', 'ACTIVE')`.execute(
    query,
  )
  for (const [id, anonymised] of [
    [kept, null],
    [forgotten, new Date()],
  ] as const) {
    const { rows } = await sql<{ id: string }>`insert into job (research_group_id, title, state)
      values (${group}, 'Job', 'DRAFT') returning job_id as id`.execute(query)
    await sql`insert into application (application_id, job_id, research_group_id, applicant_id, state, anonymised_at)
      values (${id}, ${rows[0]?.id}, ${group}, ${applicant}, 'SAVED', ${anonymised})`.execute(query)
  }
  for (const [, object, id, details] of noted)
    await sql`insert into audit_event (at, by_user, action, object, object_id, details)
      values (now(), ${applicant}, 'edit', ${object}, ${id}, ${{ ...details }})`.execute(query)

  await database.migrate(migrations)
  const { rows } = await sql`select by_user is not null as known, object_id as id, details from audit_event
    order by event_id`.execute(query)
  expect(rows).toEqual(
    noted.map(([known, , id, details]) => ({
      known,
      id: id === 'LETTERS' ? id : id.toLowerCase(),
      details: 'applicationId' in details ? { applicationId: details.applicationId.toLowerCase() } : {},
    })),
  )
})
