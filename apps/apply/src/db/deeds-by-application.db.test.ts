import { randomUUID } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0029')
})
afterAll(() => database.close())

const [applicant, member, group, job, other, forgotten, known] = Array.from({ length: 7 }, () => randomUUID())
const [there, gone, held, dropped, letter] = Array.from({ length: 5 }, () => randomUUID())

const sha256 = 'f'.repeat(64)

/**
 * Who acted (null for an applicant whose data are gone), what they did, and the details before and after the migration.
 */
const noted = [
  [member, 'interviewee', 'add', gone, { applicationId: forgotten }, { applicationId: forgotten }],
  [member, 'interviewee', 'invite', gone, {}, { applicationId: forgotten }],
  [null, 'slot', 'book', 's', { intervieweeId: gone }, { intervieweeId: gone, applicationId: forgotten }],
  [applicant, 'slot', 'book', 's', { intervieweeId: there }, { intervieweeId: there, applicationId: known }],
  [member, 'interviewee', 'assess', there, {}, { applicationId: known }],
  [null, 'document', 'add', dropped, { applicationId: forgotten?.toUpperCase() }, { applicationId: forgotten }],
  [null, 'document', 'delete', dropped?.toUpperCase(), {}, { applicationId: forgotten }],
  [applicant, 'document', 'edit', held, { fields: ['name'] }, { applicationId: known, fields: ['name'] }],
  [null, 'letter', 'takeBack', letter, {}, { applicationId: forgotten }],
  [applicant, 'person', 'edit', applicant, { fields: ['name'] }, { fields: ['name'] }],
] as const

test('older trail entries name their application, and nobody is named for an application whose data are gone', async () => {
  const { query } = database
  await sql`insert into person (user_id, email) values (${applicant}, 'a@uni.test'), (${member}, 'm@uni.test')`.execute(
    query,
  )
  await sql`insert into research_group (research_group_id, name, state) values (${group}, 'Group', 'ACTIVE')`.execute(
    query,
  )
  await sql`insert into job (job_id, research_group_id, title, state)
    values (${job}, ${group}, 'Job', 'DRAFT'), (${other}, ${group}, 'Other', 'DRAFT')`.execute(query)
  await sql`insert into application (application_id, job_id, research_group_id, applicant_id, state, submitted_at,
      snapshot, anonymised_at)
    values (${forgotten}, ${other}, ${group}, ${applicant}, 'WITHDRAWN', now(), '{}', now()),
      (${known}, ${job}, ${group}, ${applicant}, 'INTERVIEW', now(), '{}', null)`.execute(query)
  await sql`with process as (insert into interview_process (job_id, research_group_id) values (${job}, ${group})
      returning process_id)
    insert into interviewee (interviewee_id, process_id, application_id)
    select ${there}, process_id, ${known} from process`.execute(query)
  await sql`insert into stored_file (sha256, size_bytes) values (${sha256}, 1)`.execute(query)
  await sql`insert into document (document_id, sha256, type, name, size_bytes, page_count, application_id)
    values (${held}, ${sha256}, 'CV', 'cv.pdf', 1, 1, ${known})`.execute(query)
  await sql`insert into letter (letter_id, type, language, state, user_id, application_id, recipient_name,
      recipient_address, message_id, subject, text, html, secret, not_before, written_at)
    values (${letter}, 'INTERVIEW_REMINDER', 'en', 'TAKEN_BACK', ${applicant}, ${forgotten}, '', '', 'm', '', '', '', false,
      now(), now())`.execute(query)
  for (const [by, object, action, id, details] of noted)
    await sql`insert into audit_event (at, by_user, action, object, object_id, details)
      values (now(), ${by ?? applicant}, ${action}, ${object}, ${id}, ${{ ...details }})`.execute(query)

  await database.migrate(migrations)
  const { rows } = await sql<{ by: string | null; details: object }>`select by_user as by, details from audit_event
    order by event_id`.execute(query)
  expect(rows).toEqual(noted.map(([by, , , , , details]) => ({ by, details })))
})
