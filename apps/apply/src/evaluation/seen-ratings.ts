import { type RawBuilder, sql } from 'kysely'

/**
 * Whether the member may know what others think of the application `a` in the group `g`: at once where the group does
 * not ask for independent ratings, else with a rating of one's own. Everything that depends on others' ratings —
 * averages, counts, orders, filters, exports — goes through here.
 */
export const seesRatings = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`(not g.independent_ratings or exists (select from rating own
    where own.application_id = a.application_id and own.rater_id = ${userId}))`

/** The average of the ratings one may see: null without any. Of two digits, so that it survives a cursor. */
export const seenAverage = (userId: string): RawBuilder<number | null> =>
  sql`(case when ${seesRatings(userId)} then (select ${average} from rating r
    where r.application_id = a.application_id) end)`

const average = sql`round(avg(r.overall), 2)`

/** The same of the averages `rated` that were found for many applications at once. */
export const seenAmong = (userId: string): RawBuilder<number | null> =>
  sql`(case when ${seesRatings(userId)} then rated.average end)`

/** The averages of the applications under a condition, as `rated`. */
export const averagesOf = (which: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`rated as (select r.application_id, ${average} as average from application a
    join rating r on r.application_id = a.application_id where ${which} group by r.application_id)`

export const seenCount = (userId: string): RawBuilder<number | null> =>
  sql`(case when ${seesRatings(userId)} then (select count(*) from rating r
    where r.application_id = a.application_id) end)`
