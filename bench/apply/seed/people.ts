import { sql } from 'kysely'
import type { Query } from '../query.ts'
import { groups, people } from '../sizes.ts'

/** Groups and people; the first people are the PROFESSORs of the groups. */
export const seedPeople = async (query: Query, issuer: string): Promise<void> => {
  await sql`insert into research_group (name, state, independent_ratings)
    select 'Group ' || n, 'ACTIVE', n > 1 from generate_series(1, ${groups}::int) n`.execute(query)
  await sql`insert into person (email, email_verified, first_name, last_name)
    select 'p' || n || '@bench.test', true, 'First' || n, 'Last' || n from generate_series(1, ${people}::int) n`.execute(
    query,
  )
  await sql`insert into identity (issuer, subject, user_id)
    select ${issuer}, split_part(email, '@', 1), user_id from person`.execute(query)
  await sql`insert into role (user_id, role) select user_id, 'APPLICANT' from person`.execute(query)
  await sql`insert into role (user_id, role, research_group_id)
    select p.user_id, 'PROFESSOR', g.research_group_id from generate_series(1, ${groups}::int) n
      join person p on p.email = 'p' || n || '@bench.test' join research_group g on g.name = 'Group ' || n`.execute(
    query,
  )
}
