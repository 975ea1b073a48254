import { randomUUID } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0044')
})
afterAll(() => database.close())

test('what closing a job did to drafts, or to an application of the closer, names no actor', async () => {
  const { query } = database
  const [applicant, member, group, job, application] = Array.from({ length: 5 }, () => randomUUID())
  await sql`insert into person (user_id, email) values (${applicant}, 'a@uni.test'), (${member}, 'm@uni.test')`.execute(
    query,
  )
  await sql`insert into research_group (research_group_id, name, state) values (${group}, 'Group', 'ACTIVE')`.execute(
    query,
  )
  await sql`insert into job (job_id, research_group_id, title, state) values (${job}, ${group}, 'Job', 'DRAFT')`.execute(
    query,
  )
  await sql`insert into application (application_id, job_id, research_group_id, applicant_id, state)
    values (${application}, ${job}, ${group}, ${applicant}, 'SAVED')`.execute(query)
  const deeds = [
    [member, 'application', 'closeJobDraft', application, null, null],
    [member, 'reference', 'cancel', randomUUID(), null, null],
    [applicant, 'reference', 'cancel', randomUUID(), null, applicant],
    [member, 'reference', 'cancel', randomUUID(), group, member],
    [applicant, 'application', 'reject', application, group, null],
    [member, 'application', 'reject', application, group, member],
  ] as const
  for (const [by, object, action, id, groupId] of deeds)
    await sql`insert into audit_event (at, by_user, object, action, object_id, research_group_id, details)
      values (now(), ${by}, ${object}, ${action}, ${id}, ${groupId},
        jsonb_build_object('applicationId', ${application}::text))`.execute(query)
  await database.migrate(migrations)
  const { rows } = await sql<{ by: string | null }>`select by_user as by from audit_event order by event_id`.execute(
    query,
  )
  expect(rows.map(({ by }) => by)).toEqual(deeds.map(deed => deed[5]))
})
