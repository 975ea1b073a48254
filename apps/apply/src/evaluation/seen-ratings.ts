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
  sql`(case when ${seesRatings(userId)} then (select round(avg(r.overall), 2) from rating r
    where r.application_id = a.application_id) end)`

export const seenCount = (userId: string): RawBuilder<number | null> =>
  sql`(case when ${seesRatings(userId)} then (select count(*) from rating r
    where r.application_id = a.application_id) end)`
