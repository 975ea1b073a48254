import { type QueryExecutorProvider, sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'
import { fullName } from '../../people/full-name.ts'
import { seenCount, seenMean, seesRatings } from '../seen-ratings.ts'
import { weighedMarks, weightedMean } from '../weighted-mean.ts'
import type { Rating, Summary } from './rating.ts'

const columns = sql`r.rater_id as "raterId", ${fullName('p')} as "raterName", r.overall,
  r.criteria, (select ${weightedMean}::float8 from ${weighedMarks}) as "weightedAverage", r.note, r.version, r.updated_at as "updatedAt"`

/** The caller's own rating first, and those of others that they may see. */
export const findRatings = async (
  db: QueryExecutorProvider,
  applicationId: string,
  userId: string,
): Promise<readonly Rating[]> => {
  const { rows } = await sql<Rating>`select ${columns}
    from rating r join person p on p.user_id = r.rater_id join application a on a.application_id = r.application_id
      join job j on j.job_id = a.job_id join research_group g on g.research_group_id = a.research_group_id
    where r.application_id = ${applicationId} and (r.rater_id = ${userId} or ${seesRatings(userId)})
    order by r.rater_id <> ${userId}, r.created_at, r.rater_id`.execute(db)
  return rows
}

const hidden: Summary = { othersHidden: true, count: null, average: null, weightedAverage: null }

export const findSummary = async (
  db: QueryExecutorProvider,
  applicationId: string,
  userId: string,
): Promise<Summary> => {
  const { rows } = await sql<Summary>`select not ${seesRatings(userId)} as "othersHidden",
      ${seenCount(userId)} as count, ${seenMean('average', userId)}::float8 as average,
      ${seenMean('weightedAverage', userId)}::float8 as "weightedAverage"
    from application a join job j on j.job_id = a.job_id
      join research_group g on g.research_group_id = a.research_group_id
    where a.application_id = ${applicationId}`.execute(db)
  return rows[0] ?? hidden
}

export const lockVersion = async (tx: Tx, applicationId: string, userId: string): Promise<number | undefined> => {
  const { rows } = await sql<{ version: number }>`select version from rating
    where application_id = ${applicationId} and rater_id = ${userId} for update`.execute(tx)
  return rows[0]?.version
}

type Given = Pick<Rating, 'overall' | 'criteria' | 'note'>

export const putRating = async (tx: Tx, applicationId: string, userId: string, given: Given): Promise<void> => {
  await sql`insert into rating (application_id, rater_id, overall, criteria, note)
    values (${applicationId}, ${userId}, ${given.overall}, ${given.criteria}, ${given.note})
    on conflict (application_id, rater_id) do update set overall = excluded.overall, criteria = excluded.criteria,
      note = excluded.note, version = rating.version + 1, updated_at = now()`.execute(tx)
}

export const deleteRating = async (tx: Tx, applicationId: string, userId: string): Promise<void> => {
  await sql`delete from rating where application_id = ${applicationId} and rater_id = ${userId}`.execute(tx)
}
