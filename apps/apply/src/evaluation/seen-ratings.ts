import { type RawBuilder, sql } from 'kysely'
import { weighedMarks, weightedMean } from './weighted-mean.ts'

/**
 * Whether the member may know ratings by others of the application `a` in the group `g`: at once without independent
 * ratings, otherwise after their own rating. Everything that depends on others' ratings (means, counts, orders,
 * filters, exports) must use it.
 */
export const seesRatings = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`(not g.independent_ratings or exists (select from rating own
    where own.application_id = a.application_id and own.rater_id = ${userId}))`

/** What lists show of the ratings `r` of an application to the job `j`. With two digits, so that a cursor can hold it. */
const means = {
  average: { value: sql`round(avg(r.overall), 2)`, marks: sql`` },
  weightedAverage: { value: weightedMean, marks: sql`cross join ${weighedMarks}` },
} as const

export type Mean = keyof typeof means
export const meanNames = Object.keys(means) as readonly Mean[]

/** A mean of visible ratings, null if there are none. */
export const seenMean = (mean: Mean, userId: string): RawBuilder<number | null> =>
  sql`(case when ${seesRatings(userId)} then (select ${means[mean].value} from rating r ${means[mean].marks}
    where r.application_id = a.application_id) end)`

/** The same, from `meansOf` many applications. */
export const seenAmong = (mean: Mean, userId: string): RawBuilder<number | null> =>
  sql`(case when ${seesRatings(userId)} then ${sql.ref(`mean_${mean}.value`)} end)`

/** The means of the applications under a condition, as a table that `joined` joins. */
export const meansOf = (mean: Mean, which: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${sql.id(`mean_${mean}`)} as (select r.application_id, ${means[mean].value} as value
    from application a left join job j on j.job_id = a.job_id
      join rating r on r.application_id = a.application_id ${means[mean].marks}
    where ${which} group by r.application_id)`

export const joined = (mean: Mean): RawBuilder<unknown> =>
  sql`left join ${sql.id(`mean_${mean}`)} on ${sql.ref(`mean_${mean}.application_id`)} = a.application_id`

export const seenCount = (userId: string): RawBuilder<number | null> =>
  sql`(case when ${seesRatings(userId)} then (select count(*) from rating r
    where r.application_id = a.application_id) end)`
