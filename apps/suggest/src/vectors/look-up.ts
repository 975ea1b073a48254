import { type RawBuilder, sql } from 'kysely'

/**
 * Joins what a query finds for each row of the ones before, row by row, which its index answers. Left to choose, a
 * planner whose statistics are behind, as after a large import, reads whole tables instead.
 */
export const lookUp = (name: string, query: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`cross join lateral (${query} offset 0) ${sql.ref(name)}`
