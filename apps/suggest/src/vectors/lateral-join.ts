import { type RawBuilder, sql } from 'kysely'

/**
 * Joins row by row, which the index answers. Left to choose, a planner with outdated statistics, as after a large
 * import, reads whole tables instead.
 */
export const lateralJoin = (name: string, query: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`cross join lateral (${query} offset 0) ${sql.ref(name)}`
