import { type RawBuilder, sql } from 'kysely'
import type { Query } from '../query.ts'
import { groups } from '../sizes.ts'

type Jobs = {
  readonly count: number
  /** One in this many jobs is open, the others are closed. */
  readonly openEvery: number
  /** How often a description repeats its words. */
  readonly repeated: number
}

/** Jobs of one university, most of them in the past. */
export const usualJobs: Jobs = { count: 5_000, openEvery: 20, repeated: 1 }

const words = 'data systems networks energy quantum cells protein materials control robots vision language models graph'

const nth = (table: string, by: RawBuilder<unknown>) =>
  sql`(array(select code from ${sql.table(table)} order by code))[1 + (${by})::int % (select count(*)::int from ${sql.table(table)})]`

/** Creates jobs for each group in turn, twenty at a time, newest first. */
export const seedJobs = async (query: Query, { count, openEvery, repeated }: Jobs): Promise<void> => {
  await sql`insert into job (research_group_id, supervising_professor_id, title, subject_area, location, funding_type,
      description_en, excerpt_en, state, published_at, application_deadline)
    select research_group_id, user_id, 'Position ' || k || ' in ' || (string_to_array(${words}, ' '))[1 + k % 14],
      ${nth('subject_area', sql`k / 20`)}, ${nth('location', sql`k / 7`)}, ${nth('funding_type', sql`k / 3`)},
      '<p>' || repeat(${words} || ' ', ${repeated}::int) || '</p>', ${words},
      case when k % ${openEvery}::int = 0 then 'PUBLISHED' else 'CLOSED' end,
      now() - k * interval '1 minute', current_date + 30
    from generate_series(1, ${count}::int) k join research_group g on g.name = 'Group ' || 1 + k / 20 % ${groups}::int
      join role using (research_group_id)`.execute(query)
}
