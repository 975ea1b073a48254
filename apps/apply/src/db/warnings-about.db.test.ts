import { randomUUID } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0031')
})
afterAll(() => database.close())

const [owner, drafter, group] = Array.from({ length: 3 }, () => randomUUID())
/** A job, the title its applicant knows, when they were warned, and whether personal data are left. */
const applications = [
  { id: randomUUID(), job: randomUUID(), title: 'Optics', warned: '2026-05-01', forgotten: '2026-06-01' },
  { id: randomUUID(), job: randomUUID(), title: 'Botany', warned: '2026-05-01', forgotten: null },
  { id: randomUUID(), job: randomUUID(), title: 'Botany', warned: '2026-09-01', forgotten: '2026-10-01' },
] as const
const [optics, botany, later] = applications

/** Recipient, job, time and state; the application it names afterwards, and whether it keeps its text. */
const warnings = [
  [owner, 'Optics', '2026-05-01', 'SENT', optics.id, false],
  [owner, 'Botany', '2026-05-01', 'SENT', botany.id, true],
  [owner, 'Botany', '2026-09-01', 'DEAD', later.id, false],
  [owner, 'Botany', '2026-09-01', 'DELAYED', later.id, true],
  [owner, 'Renamed since', '2026-09-02', 'SENT', later.id, false],
  [drafter, 'A draft that is gone', '2026-05-01', 'SENT', null, false],
] as const

test('older warnings name their application, and are deleted with it', async () => {
  const { query } = database
  await sql`insert into person (user_id, email) values (${owner}, 'o@uni.test'), (${drafter}, 'd@uni.test')`.execute(
    query,
  )
  await sql`insert into research_group (research_group_id, name, state) values (${group}, 'Group', 'ACTIVE')`.execute(
    query,
  )
  for (const { id, job, title, warned, forgotten } of applications) {
    await sql`insert into job (job_id, research_group_id, title, state) values (${job}, ${group}, 'Now', 'DRAFT')`.execute(
      query,
    )
    await sql`insert into application (application_id, job_id, research_group_id, applicant_id, state, submitted_at,
        snapshot, deletion_warned_at, anonymised_at) values (${id}, ${job}, ${group}, ${owner}, 'WITHDRAWN', now(),
        ${{ job: { title } }}, ${warned}, ${forgotten})`.execute(query)
  }
  for (const [at, [userId, about, written, state]] of warnings.entries())
    await sql`insert into letter (letter_id, type, language, state, user_id, recipient_name, recipient_address,
        message_id, subject, text, html, secret, not_before, written_at)
      values (${randomUUID()}, 'DELETION_WARNING', 'en', ${state}, ${userId}, '', 'o@uni.test', ${at}::text, 'Soon',
        ${`Your application for “${about}”`}, '', false, now(), ${written})`.execute(query)

  await database.migrate(migrations)
  const letters = await query.selectFrom('letter').selectAll().orderBy('message_id').execute()
  const found = letters.map(({ application_id, text, recipient_address, subject }) => ({
    application_id,
    keeps: [text !== null, recipient_address !== '', subject !== ''],
  }))
  expect(found).toEqual(
    warnings.map(([, , , , application_id, keeps]) => ({ application_id, keeps: [keeps, keeps, keeps] })),
  )
})
