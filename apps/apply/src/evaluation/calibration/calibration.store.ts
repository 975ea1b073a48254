import type { Actor } from '@kolleg/access'
import { type QueryExecutorProvider, sql } from 'kysely'
import { judgedBy } from '../../applications/judged-by.ts'
import { fullName } from '../../people/full-name.ts'
import type { ApplicationState } from '../../states/application-states.ts'
import { type Mean, seenMean, seesRatings } from '../seen-ratings.ts'
import { weighedMarks } from '../weighted-mean.ts'

type Read = {
  readonly readerId: string
  readonly readerName: string
  readonly value: number
  readonly weight: number
}

export type Rated = {
  readonly applicationId: string
  readonly firstName: string
  readonly lastName: string
  readonly state: ApplicationState
  readonly mean: number | null
  readonly ratings: readonly Read[]
}

/** One rating `r` as a number, and how much it counts among others; no row if it says nothing. */
const valued = {
  average: sql`(select r.overall::float8 as value, 1::float8 as weight)`,
  weightedAverage: sql`(select (sum(m.weight * m.mark) / sum(m.weight))::float8 as value,
      (sum(m.weight) / (select sum((c->>'weight')::numeric) from jsonb_array_elements(j.criteria) c))::float8 as weight
    from ${weighedMarks} having sum(m.weight) > 0)`,
} as const satisfies Readonly<Record<Mean, object>>

/** The applications for a job with the ratings that the reader may see. */
export const findRated = async (
  db: QueryExecutorProvider,
  actor: Actor,
  jobId: string,
  mean: Mean,
): Promise<readonly Rated[]> => {
  const { rows } = await sql<Rated>`select a.application_id as "applicationId", a.first_name as "firstName",
      a.last_name as "lastName", a.state, ${seenMean(mean, actor.userId)}::float8 as mean, given.ratings
    from application a join job j on j.job_id = a.job_id
      join research_group g on g.research_group_id = a.research_group_id
      cross join lateral (select json_agg(json_build_object('readerId', r.rater_id, 'readerName', ${fullName('p')},
          'value', v.value, 'weight', v.weight) order by r.created_at, r.rater_id) as ratings
        from rating r join person p on p.user_id = r.rater_id cross join lateral ${valued[mean]} v
        where r.application_id = a.application_id) given
    where a.job_id = ${jobId} and ${judgedBy(actor)} and ${seesRatings(actor.userId)} and given.ratings is not null
    order by a.last_name, a.first_name, a.application_id`.execute(db)
  return rows
}

/** How many applications for a job have ratings that the reader may not see yet, or have none. */
export const countUnseen = async (db: QueryExecutorProvider, actor: Actor, jobId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from application a join research_group g on g.research_group_id = a.research_group_id
    where a.job_id = ${jobId} and ${judgedBy(actor)} and not ${seesRatings(actor.userId)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether any criterion of the job counts. */
export const hasWeights = async (db: QueryExecutorProvider, jobId: string): Promise<boolean> => {
  const { rows } = await sql`select from job j where j.job_id = ${jobId}
    and exists (select from jsonb_array_elements(j.criteria) c where (c->>'weight')::numeric > 0)`.execute(db)
  return rows.length > 0
}
