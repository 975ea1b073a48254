import { type RawBuilder, sql } from 'kysely'

/** Whether a text holds another one, in whatever case; `%` and `_` stand for themselves. */
export const contains = (text: RawBuilder<unknown>, part: string): RawBuilder<boolean> =>
  sql<boolean>`${text} ilike ${`%${part.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
