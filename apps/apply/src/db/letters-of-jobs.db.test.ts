import { randomUUID } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0042')
})
afterAll(() => database.close())

test('letters about positions name the job they announce', async () => {
  const { query } = database
  const [group, job, deleted] = Array.from({ length: 3 }, () => randomUUID())
  await sql`insert into research_group (research_group_id, name, state) values (${group}, 'Group', 'ACTIVE')`.execute(
    query,
  )
  await sql`insert into job (job_id, research_group_id, title, state) values (${job}, ${group}, 'Job', 'DRAFT')`.execute(
    query,
  )
  const letters = [
    ['DELAYED', 'NEW_POSITION', job],
    ['DEAD', 'NEW_POSITION', deleted],
    ['SENT', 'NEW_POSITION', job],
    ['WAITING', 'APPLICATION_SENT', job],
  ]
  for (const [index, [state, type, about]] of letters.entries())
    await sql`insert into letter (letter_id, type, language, state, recipient_name, recipient_address, message_id,
        subject, text, html, secret, not_before, written_at)
      values (gen_random_uuid(), ${type}, 'en', ${state}, '', 'a@uni.test', ${`<${index}@uni>`}, 's',
        ${`See <https://apply.example/positions/${about}> soon`}, 'h', false, now(), now())`.execute(query)

  await database.migrate(migrations)
  const { rows } = await sql<{ id: string | null }>`select job_id as id from letter order by message_id`.execute(query)
  expect(rows.map(({ id }) => id)).toEqual([job, null, job, null])
})
