import { type RawBuilder, sql } from 'kysely'

/**
 * Whether the member may know ratings by others of the application `a` in the group `g`: at once without independent
 * ratings, otherwise after their own rating. Everything that depends on others' ratings (averages, counts, orders,
 * filters, exports) must use it.
 */
export const seesRatings = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`(not g.independent_ratings or exists (select from rating own
    where own.application_id = a.application_id and own.rater_id = ${userId}))`

/** The average of visible ratings, null if there are none. With two digits, so that a cursor can hold it. */
export const seenAverage = (userId: string): RawBuilder<number | null> =>
  sql`(case when ${seesRatings(userId)} then (select ${average} from rating r
    where r.application_id = a.application_id) end)`

const average = sql`round(avg(r.overall), 2)`

/** The same, from the averages `rated` of many applications. */
export const seenAmong = (userId: string): RawBuilder<number | null> =>
  sql`(case when ${seesRatings(userId)} then rated.average end)`

/** The averages of the applications under a condition, as `rated`. */
export const averagesOf = (which: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`rated as (select r.application_id, ${average} as average from application a
    join rating r on r.application_id = a.application_id where ${which} group by r.application_id)`

export const seenCount = (userId: string): RawBuilder<number | null> =>
  sql`(case when ${seesRatings(userId)} then (select count(*) from rating r
    where r.application_id = a.application_id) end)`
