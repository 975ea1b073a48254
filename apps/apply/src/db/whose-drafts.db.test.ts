import { randomUUID } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0035')
})
afterAll(() => database.close())

const [applicant, member, group, job, there, gone] = Array.from({ length: 6 }, () => randomUUID())

/** Whether the actor is still known. */
const noted = [
  [false, applicant, 'application', 'start', gone, { jobId: job }],
  [false, applicant, 'document', 'add', randomUUID(), { applicationId: gone }],
  [false, member, 'application', 'closeJobDraft', gone, { jobId: job }],
  [true, member, 'reference', 'cancel', randomUUID(), { applicationId: gone }],
  [false, applicant, 'application', 'delete', gone?.toUpperCase(), { jobId: job }],
  [true, applicant, 'application', 'start', there, { jobId: job }],
  [true, applicant, 'document', 'add', randomUUID(), { applicationId: there }],
  [true, applicant, 'profile', 'edit', applicant, { fields: ['email'] }],
] as const

test('drafts deleted before the migration no longer name their applicant; others do', async () => {
  const { query } = database
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
    values (${there}, ${job}, ${group}, ${applicant}, 'SAVED')`.execute(query)
  for (const [, by, object, action, id, details] of noted)
    await sql`insert into audit_event (at, by_user, action, object, object_id, details)
      values (now(), ${by}, ${action}, ${object}, ${id}, ${{ ...details }})`.execute(query)

  await database.migrate(migrations)
  const { rows } = await sql<{ known: boolean }>`select by_user is not null as known from audit_event
    order by event_id`.execute(query)
  expect(rows.map(({ known }) => known)).toEqual(noted.map(([known]) => known))
})
