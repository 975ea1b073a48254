import type { Actor } from '@kolleg/access'
import { type QueryExecutorProvider, sql } from 'kysely'
import { judgedBy } from '../../applications/judged-by.ts'
import type { Tx } from '../../db/schema.ts'
import type { ApplicationState } from '../../states/application-states.ts'
import { seenMean, seesRatings } from '../seen-ratings.ts'
import { seenRank } from './seen-rank.ts'

export type Finalist = {
  readonly applicationId: string
  readonly firstName: string
  readonly lastName: string
  readonly state: ApplicationState
  readonly rank: number | null
  readonly average: number | null
  readonly weightedAverage: number | null
  readonly criteria: readonly { readonly name: string; readonly average: number | null }[]
}

/** Those on the shortlist of a job, and those who were decided on from it, as the reader may see them. */
export const findFinalists = async (
  db: QueryExecutorProvider,
  actor: Actor,
  jobId: string,
): Promise<readonly Finalist[]> => {
  const { userId } = actor
  const { rows } = await sql<Finalist>`select a.application_id as "applicationId", a.first_name as "firstName",
      a.last_name as "lastName", a.state, ${seenRank(userId)} as rank, ${seenMean('average', userId)}::float8 as average,
      ${seenMean('weightedAverage', userId)}::float8 as "weightedAverage",
      (select coalesce(json_agg(json_build_object('name', c.value->'name', 'average',
          case when ${seesRatings(userId)} then (select round(avg((r.criteria->>(c.value->>'name'))::numeric), 2)
            from rating r where r.application_id = a.application_id) end) order by c.ordinality), '[]')
        from jsonb_array_elements(j.criteria) with ordinality c) as criteria
    from application a join job j on j.job_id = a.job_id
      join research_group g on g.research_group_id = a.research_group_id
      left join ranked_application own on own.application_id = a.application_id
    where a.job_id = ${jobId} and ${judgedBy(actor)} and (a.state = 'INTERVIEW' or own.place is not null
      or exists (select from application_review v where v.application_id = a.application_id
        and v.reconsidered_at is null and v.state_before = 'INTERVIEW'))
    order by own.place nulls last, a.last_name, a.first_name, a.application_id`.execute(db)
  return rows
}

/** From 1 on, also before the first order. */
export const findVersion = async (db: QueryExecutorProvider, jobId: string): Promise<number> => {
  const { rows } = await sql<{ version: number }>`select version from ranking where job_id = ${jobId}`.execute(db)
  return rows[0]?.version ?? 1
}

/** All of a job, for whomever they exist. */
export const findOrder = async (db: QueryExecutorProvider, jobId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select application_id as id from ranked_application
    where job_id = ${jobId} order by place`.execute(db)
  return rows.map(({ id }) => id)
}

export const replaceOrder = async (tx: Tx, jobId: string, applicationIds: readonly string[]): Promise<void> => {
  await sql`insert into ranking (job_id, version) values (${jobId}, 2)
    on conflict (job_id) do update set version = ranking.version + 1, updated_at = now()`.execute(tx)
  await sql`delete from ranked_application where job_id = ${jobId}`.execute(tx)
  await sql`insert into ranked_application (application_id, job_id, place)
    select id, ${jobId}, place from unnest(${[...applicationIds]}::uuid[]) with ordinality as wanted (id, place)`.execute(
    tx,
  )
}

type Place = { readonly jobId: string; readonly place: number }

export const findPlace = async (tx: Tx, applicationId: string): Promise<Place | undefined> => {
  const { rows } = await sql<Place>`select job_id as "jobId", place from ranked_application
    where application_id = ${applicationId}`.execute(tx)
  return rows[0]
}

/** Gives an application that is back on the shortlist its former place; the caller holds the lock of the job. */
export const returnTo = async (tx: Tx, applicationId: string, { jobId, place }: Place): Promise<void> => {
  await sql`insert into ranked_application (application_id, job_id, place)
    values (${applicationId}, ${jobId}, ${place})`.execute(tx)
}
