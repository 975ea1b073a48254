import { randomUUID } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0032')
})
afterAll(() => database.close())

const [applicant, member, group, process] = Array.from({ length: 4 }, () => randomUUID())
const forgotten = { application: randomUUID(), job: randomUUID(), anonymised: '2026-06-01', hours: 1 }
const known = { application: randomUUID(), job: randomUUID(), anonymised: null, hours: 2 }

test('trail entries about an anonymised application are deleted; those about others stay', async () => {
  const { query } = database
  await sql`insert into person (user_id, email) values (${applicant}, 'a@uni.test'), (${member}, 'm@uni.test')`.execute(
    query,
  )
  await sql`insert into research_group (research_group_id, name, state) values (${group}, 'Group', 'ACTIVE')`.execute(
    query,
  )
  for (const { application, job, anonymised } of [forgotten, known]) {
    await sql`insert into job (job_id, research_group_id, title, state) values (${job}, ${group}, 'Job', 'DRAFT')`.execute(
      query,
    )
    await sql`insert into application (application_id, job_id, research_group_id, applicant_id, state, submitted_at,
        snapshot, anonymised_at)
      values (${application}, ${job}, ${group}, ${applicant}, 'ACCEPTED', now(), '{}', ${anonymised})`.execute(query)
  }
  await sql`insert into interview_process (process_id, job_id, research_group_id)
    values (${process}, ${known.job}, ${group})`.execute(query)
  for (const { application, hours } of [forgotten, known]) {
    const [interviewee, slot] = [randomUUID(), randomUUID()]
    await sql`insert into interviewee (interviewee_id, process_id, application_id)
      values (${interviewee}, ${process}, ${application})`.execute(query)
    await sql`insert into interview_slot (slot_id, process_id, starts_at, ends_at, location) values (${slot}, ${process},
      now() + make_interval(hours => ${hours}), now() + make_interval(hours => ${hours}, mins => 15), 'x')`.execute(
      query,
    )
    await sql`insert into interview_booking (process_id, interviewee_id, slot_id, timezone)
      values (${process}, ${interviewee}, ${slot}, 'Pacific/Apia')`.execute(query)
    await sql`insert into interview_assessment (interviewee_id, user_id, overall, notes)
      values (${interviewee}, ${member}, 1, 'Said')`.execute(query)
    await sql`insert into internal_comment (application_id, author_id, text)
      values (${application}, ${member}, 'Said')`.execute(query)
    await sql`insert into rating (application_id, rater_id, overall, note)
      values (${application}, ${member}, 1, 'Said')`.execute(query)
  }

  await database.migrate(migrations)
  const { rows } = await sql`select b.timezone, t.notes, t.overall, r.note, c.text
    from application a join interviewee i using (application_id) join interview_booking b using (interviewee_id)
      join interview_assessment t using (interviewee_id) join rating r using (application_id)
      left join internal_comment c using (application_id) order by a.anonymised_at`.execute(query)
  expect(rows).toEqual([
    { timezone: null, notes: '', overall: 1, note: '', text: null },
    { timezone: 'Pacific/Apia', notes: 'Said', overall: 1, note: 'Said', text: 'Said' },
  ])
})
