import { sql } from 'kysely'
import type { Query } from '../query.ts'
import { groups, people, type Size } from '../sizes.ts'

/** Sent applications, each of a different person or to a different job; those of a group are spread over its jobs. */
export const seedApplications = async (query: Query, size: Size): Promise<void> => {
  const { applications, inGroup, inBusyGroup } = size
  await sql`insert into application (job_id, research_group_id, applicant_id, state, motivation, snapshot, job_version,
      first_name, last_name, email, german_grade, submitted_at)
    with group_job as materialized (
      select split_part(g.name, ' ', 2)::int as group_place, j.job_id, j.research_group_id,
        row_number() over (partition by g.research_group_id order by j.published_at desc) - 1 as place,
        count(*) over (partition by g.research_group_id) as jobs
      from job j join research_group g using (research_group_id)),
    applicant as materialized (
      select user_id, first_name, last_name, email, substr(split_part(email, '@', 1), 2)::int as place from person),
    wanted as (
      select n, 7 as group_place, n as in_group from generate_series(0, ${inGroup}::int - 1) n
      union all select n, 1, n from generate_series(0, ${inBusyGroup}::int - 1) n
      union all select n, 8 + n % (${groups}::int - 7), n / (${groups}::int - 7)
        from generate_series(0, ${applications - inGroup - inBusyGroup}::int - 1) n)
    select j.job_id, j.research_group_id, p.user_id,
      (array['SENT', 'IN_REVIEW', 'INTERVIEW', 'REJECTED', 'REJECTED'])[1 + n % 5], repeat('I want to join. ', 12),
      jsonb_build_object('profile', jsonb_build_object('firstName', p.first_name, 'lastName', p.last_name, 'email', p.email,
          'phone', '', 'website', '', 'birthDate', null, 'nationality', null, 'street', '', 'postalCode', '', 'city', '',
          'country', '', 'degrees', '[]'::jsonb),
        'job', jsonb_build_object('version', 1, 'title', 'Position', 'questions', '[]'::jsonb)),
      1, p.first_name, p.last_name, p.email, 1 + n % 30 * 0.1, now() - n * interval '1 minute'
    from wanted join group_job j on j.group_place = wanted.group_place and j.place = in_group % j.jobs
      join applicant p on p.place = 1 + ${groups}::int + in_group / j.jobs % (${people}::int - ${groups}::int)`.execute(
    query,
  )
  await judge(query)
}

/** The PROFESSOR rates half of them, someone else a third as well; some have comments and referees. */
const judge = async (query: Query): Promise<void> => {
  await sql`insert into rating (application_id, rater_id, overall)
    select application_id, user_id, extract(minute from submitted_at)::int % 5 - 2
    from application join role using (research_group_id) where extract(minute from submitted_at)::int % 2 = 0`.execute(
    query,
  )
  await sql`insert into rating (application_id, rater_id, overall)
    select application_id, (select user_id from person where email = 'p201@bench.test'),
      extract(hour from submitted_at)::int % 5 - 2
    from application where extract(minute from submitted_at)::int % 3 = 0`.execute(query)
  await sql`insert into internal_comment (application_id, text)
    select application_id, 'Worth a talk.' from application where extract(minute from submitted_at)::int % 10 = 0`.execute(
    query,
  )
  await sql`insert into reference (application_id, state, first_name, last_name, email, confidential, expires_at)
    select application_id, 'SUBMITTED', 'Rita', 'Referee', 'rita@bench.test', true, now() + interval '30 days'
    from application where extract(minute from submitted_at)::int % 4 = 0`.execute(query)
}
