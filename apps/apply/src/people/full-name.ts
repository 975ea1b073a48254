import { type RawBuilder, sql } from 'kysely'

/** The first and last name in a table or its alias; empty for someone without a name. */
export const fullName = (table: string): RawBuilder<string> =>
  sql`trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)})`

export const fullNameOrNull = (table: string): RawBuilder<string | null> => sql`nullif(${fullName(table)}, '')`
