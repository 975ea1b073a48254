import { randomUUID } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0046')
})
afterAll(() => database.close())

test('what follows from the end of a job or from retention names no actor; what members decided does', async () => {
  const { query } = database
  const [applicant, member, group, job, application] = Array.from({ length: 5 }, () => randomUUID())
  const [then, before] = [new Date('2026-05-01T10:00:00.123Z'), new Date('2026-04-01T10:00:00.123Z')]
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
  for (const [at, reconsidered] of [
    [before, then],
    [then, null],
  ])
    await sql`insert into application_review (application_id, reviewer_id, decision, reason, decided_at, known_from,
        state_before, version_before, updated_before, reconsidered_at)
      values (${application}, ${member}, 'REJECTED', 'JOB_FILLED', ${at}, ${at}, 'SENT', 1, ${at}, ${reconsidered})`.execute(
      query,
    )
  const deeds = [
    [then, 'job', 'fill', job, member],
    [then, 'application', 'reject', application, null],
    [before, 'application', 'reject', application, member],
    [then, 'reference', 'cancel', randomUUID(), null],
    [before, 'reference', 'cancel', randomUUID(), member],
    [then, 'slot', 'cancel', randomUUID(), null],
    [before, 'application', 'anonymise', application, null],
  ] as const
  for (const [at, object, action, id] of deeds)
    await sql`insert into audit_event (at, by_user, object, action, object_id)
      values (${at}, ${member}, ${object}, ${action}, ${id})`.execute(query)
  await database.migrate(migrations)
  const { rows } = await sql<{ by: string | null }>`select by_user as by from audit_event order by event_id`.execute(
    query,
  )
  expect(rows.map(({ by }) => by)).toEqual(deeds.map(([, , , , by]) => by))
  const { rows: reviews } = await sql<{ by: string | null }>`select reviewer_id as by from application_review
    order by decided_at`.execute(query)
  expect(reviews.map(({ by }) => by)).toEqual([member, null])
})
