import { type Database, open } from '@kolleg/database'
import { sql } from 'kysely'
import { migrations, type Tables } from '../../apps/apply/src/db/schema.ts'

/** A store of the usual size of one university: most of its jobs are over. */
const groups = 200
const people = 5_000
const jobs = 5_000
const openEvery = 20
const areas = ['COMPUTER_SCIENCE', 'PHYSICS', 'BIOLOGY', 'CHEMISTRY', 'MATHEMATICS']
const words = 'data systems networks energy quantum cells protein materials control robots vision language models graph'

/** Opens a store, fills it and hands it over for what else is wanted of it. */
export const seed = async (url: string, issuer: string, more: (database: Database<Tables>) => Promise<void>) => {
  const database = await open<Tables>(url)
  await database.migrate(migrations)
  const { query } = database
  await sql`insert into research_group (name, state) select 'Group ' || n, 'ACTIVE' from generate_series(1, ${groups}::int) n`.execute(
    query,
  )
  await sql`insert into person (email, email_verified, first_name, last_name)
    select 'p' || n || '@bench.test', true, 'First' || n, 'Last' || n from generate_series(1, ${people}::int) n`.execute(
    query,
  )
  await sql`insert into identity (issuer, subject, user_id)
    select ${issuer}, split_part(email, '@', 1), user_id from person`.execute(query)
  await sql`insert into role (user_id, role) select user_id, 'APPLICANT' from person`.execute(query)
  await sql`insert into role (user_id, role, research_group_id) select user_id, 'PROFESSOR', research_group_id from
    (select user_id, row_number() over (order by email) as n from person) p join
    (select research_group_id, row_number() over (order by name) as n from research_group) g using (n)`.execute(query)
  await sql`insert into job (research_group_id, supervising_professor_id, title, subject_area, location, funding_type,
      description_en, excerpt_en, state, published_at, application_deadline)
    select research_group_id, user_id, 'Position ' || k || ' in ' || word, (${areas}::text[])[1 + k / ${openEvery}::int % ${areas.length}::int],
      'GARCHING', 'FULLY_FUNDED', '<p>' || repeat(${words} || ' ', 5) || '</p>', ${words},
      case when k % ${openEvery}::int = 0 then 'PUBLISHED' else 'CLOSED' end, now() - k * interval '1 hour', current_date + 30
    from generate_series(1, ${jobs}::int) k
    cross join lateral (select (string_to_array(${words}, ' '))[1 + k % 14] as word) w
    join (select research_group_id, user_id, row_number() over () as n from role where role = 'PROFESSOR') r
      on r.n = 1 + k / ${openEvery}::int % ${groups}::int`.execute(query)
  await sql`analyze`.execute(query)
  await more(database)
  await database.close()
}
