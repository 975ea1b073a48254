import { sql } from 'kysely'
import type { House } from '../../../test/house/house.ts'

type Crowd = { readonly jobId: string; readonly groupId: string; readonly count: number; readonly name?: string }

/** Many sent applications, in order; returns their ids. */
export const crowd = async (house: House, { jobId, groupId, count, name = 'Person' }: Crowd): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with people as (
      insert into person (email, first_name, last_name)
      select lower(${name}::text) || n || '@crowd.test', ${name}::text, lpad(n::text, 4, '0')
      from generate_series(1, ${count}::int) n returning user_id, email, first_name, last_name
    ), sent as (
      insert into application (job_id, research_group_id, applicant_id, state, snapshot, job_version, first_name,
        last_name, email, german_grade, submitted_at)
      select ${jobId}::uuid, ${groupId}::uuid, user_id, 'SENT',
        jsonb_build_object('profile', jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', email,
            'phone', '', 'website', '', 'birthDate', null, 'nationality', null, 'street', '', 'postalCode', '',
            'city', '', 'country', '', 'degrees', '[]'::jsonb),
          'job', jsonb_build_object('version', 1, 'title', 'Doctoral position', 'questions', '[]'::jsonb)),
        1, first_name, last_name, email, 1 + (last_name::int % 30) * 0.1,
        timestamptz '2026-01-01' + last_name::int * interval '1 minute'
      from people returning application_id, last_name
    ) select application_id as id from sent order by last_name`.execute(house.database.query)
  return rows.map(({ id }) => id)
}

type Rated = {
  readonly applicationId: string
  readonly raterId: string
  readonly overall: number
  readonly criteria?: Readonly<Record<string, number>>
}

export const putRatings = async (house: House, ratings: readonly Rated[]): Promise<void> => {
  if (ratings.length === 0) return
  await house.database.query
    .insertInto('rating')
    .values(
      ratings.map(({ applicationId, raterId, overall, criteria = {} }) => ({
        application_id: applicationId,
        rater_id: raterId,
        overall,
        criteria,
      })),
    )
    .onConflict(conflict =>
      conflict
        .columns(['application_id', 'rater_id'])
        .doUpdateSet(eb => ({ overall: eb.ref('excluded.overall'), criteria: eb.ref('excluded.criteria') })),
    )
    .execute()
}
