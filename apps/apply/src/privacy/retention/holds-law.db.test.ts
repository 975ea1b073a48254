import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newJob } from '../../../test/house/applications.ts'
import { type Office, openOffice } from '../../jobs/testing/setting.ts'
import { runRetention } from './run.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

const query = () => office.house.database.query

const procedures = fc.record({
  hold: fc.constantFrom('none', 'in force', 'ended', 'over'),
  application: fc.record({
    state: fc.constantFrom('SENT', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'JOB_CLOSED'),
    endedDaysAgo: fc.integer({ min: 0, max: 400 }),
    warnedDaysAgo: fc.option(fc.integer({ min: 0, max: 60 })),
    letterDaysAgo: fc.integer({ min: 0, max: 400 }),
  }),
})
type Procedure = typeof procedures extends fc.Arbitrary<infer One> ? One : never

/** A position with one application, a letter, a referee, a comment and a rating. */
const make = async ({ state, endedDaysAgo, warnedDaysAgo, letterDaysAgo }: Procedure['application']) => {
  const { jobId } = await newJob(office)
  const hasEnded = state !== 'SENT'
  await sql`with applied as (
      insert into application (job_id, research_group_id, applicant_id, state, submitted_at, snapshot, job_version,
        first_name, last_name, email, motivation, ended_at, deletion_warned_at)
      select job_id, research_group_id, ${office.amira.userId}, ${state}, now(),
        '{"profile": {"firstName": "Amira"}, "job": {"version": 1, "title": "", "questions": []}}', version,
        'Amira', 'Test', 'amira@uni.test', 'Because.',
        case when ${hasEnded} then now() - make_interval(days => ${endedDaysAgo}) end,
        case when ${hasEnded} then now() - make_interval(days => ${warnedDaysAgo}) end
      from job where job_id = ${jobId} returning application_id
    ), wrote as (
      insert into letter (letter_id, type, language, state, user_id, recipient_name, recipient_address, message_id,
        subject, text, html, secret, not_before, written_at, application_id)
      select gen_random_uuid(), 'APPLICATION_SENT', 'en', 'SENT', ${office.amira.userId}, 'Amira', 'amira@uni.test',
        gen_random_uuid()::text, 'Arrived', 'Arrived', 'Arrived', false, now(),
        now() - make_interval(days => ${letterDaysAgo}), application_id from applied
    ), commented as (
      insert into internal_comment (application_id, author_id, text)
      select application_id, ${office.emil.userId}, 'Good.' from applied
    ), rated as (
      insert into rating (application_id, rater_id, overall, note)
      select application_id, ${office.emil.userId}, 1, 'Good.' from applied
    ) insert into reference (application_id, state, first_name, last_name, email)
      select application_id, 'ADDED', 'Ada', 'Groß', 'ada@uni.example' from applied`.execute(query())
  return jobId
}

const place = async (jobId: string, hold: Procedure['hold']) => {
  if (hold === 'none') return
  await sql`insert into legal_hold (job_id, reason, until, ended_at) values (${jobId}, 'A lawsuit.',
    (now() at time zone 'UTC')::date + ${hold === 'over' ? -1 : 0}::int, ${hold === 'ended' ? new Date() : null})`.execute(
    query(),
  )
}

/** Everything that retention may delete or change of a position, without ids and times. */
const contentOf = async (jobId: string) => {
  const { rows } = await sql`select a.state, a.first_name, a.last_name, a.email, a.motivation, a.snapshot,
      a.anonymised_at is not null as emptied, a.deletion_warned_at is not null as warned,
      (select jsonb_agg(jsonb_build_array(l.type, l.subject, l.text, l.recipient_address) order by l.type)
        from letter l where l.application_id = a.application_id) as letters,
      (select jsonb_agg(c.text) from internal_comment c where c.application_id = a.application_id) as comments,
      (select jsonb_agg(r.note) from rating r where r.application_id = a.application_id) as notes,
      (select jsonb_agg(r.email) from reference r where r.application_id = a.application_id) as referees
    from application a where a.job_id = ${jobId}`.execute(query())
  return rows[0]
}

/** Lets half a year go by for what was sent. */
const passHalfAYear = async () => {
  await sql`update application set ended_at = ended_at - interval '190 days',
    deletion_warned_at = deletion_warned_at - interval '190 days'`.execute(query())
  await sql`update letter set written_at = written_at - interval '190 days'`.execute(query())
}

test('law: retention deletes what it would delete without legal holds, except everything of held positions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(procedures, { minLength: 1, maxLength: 4 }), async mix => {
      const pairs = await Promise.all(
        mix.map(async ({ hold, application }) => ({
          hold,
          jobId: await make(application),
          withoutHold: await make(application),
        })),
      )
      for (const { jobId, hold } of pairs) await place(jobId, hold)
      const before = new Map(
        await Promise.all(pairs.map(async ({ jobId }) => [jobId, await contentOf(jobId)] as const)),
      )
      for (let halfYears = 0; halfYears < 3; halfYears += 1) {
        await runRetention(office.house.context, false, null)
        for (const { jobId, withoutHold, hold } of pairs)
          expect([hold, await contentOf(jobId)]).toEqual([
            hold,
            hold === 'in force' ? before.get(jobId) : await contentOf(withoutHold),
          ])
        await passHalfAYear()
      }
    }),
    { numRuns: 10 },
  )
})
