import { randomUUID } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0039')
})
afterAll(() => database.close())

const [applicant, group, job, application] = Array.from({ length: 4 }, () => randomUUID())

test('letters that have not left yet name the group that wrote them about an application', async () => {
  const { query } = database
  await sql`insert into person (user_id, email) values (${applicant}, 'a@uni.test')`.execute(query)
  await sql`insert into research_group (research_group_id, name, state) values (${group}, 'Group', 'ACTIVE')`.execute(
    query,
  )
  await sql`insert into job (job_id, research_group_id, title, state) values (${job}, ${group}, 'Job', 'DRAFT')`.execute(
    query,
  )
  await sql`insert into application (application_id, job_id, research_group_id, applicant_id, state)
    values (${application}, ${job}, ${group}, ${applicant}, 'SAVED')`.execute(query)
  const letters = [
    ['WAITING', application],
    ['DEAD', application],
    ['SENT', application],
    ['WAITING', null],
  ]
  for (const [index, [state, about]] of letters.entries())
    await sql`insert into letter (letter_id, type, language, state, application_id, recipient_name, recipient_address,
        message_id, subject, text, html, secret, not_before, written_at)
      values (gen_random_uuid(), 'APPLICATION_RECEIVED', 'en', ${state}, ${about}, '', 'a@uni.test', ${`<${index}@uni>`},
        's', 't', 'h', false, now(), now())`.execute(query)

  await database.migrate(migrations)
  const { rows } = await sql<{ id: string | null }>`select research_group_id as id from letter
    order by message_id`.execute(query)
  expect(rows.map(({ id }) => id)).toEqual([group, group, null, null])
})
