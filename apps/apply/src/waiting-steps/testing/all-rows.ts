import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import type { Tables } from '../../db/schema.ts'

/** All rows of every table as text, by the name of the table. */
export const snapshotOf = async ({ query }: Database<Tables>): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await sql<{ name: string }>`select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(query)
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const table = await sql<{
        text: string
      }>`select coalesce(string_agg(t::text, chr(10) order by t::text), '') as text
        from ${sql.raw(name)} t`.execute(query)
      return [name, table.rows[0]?.text ?? ''] as const
    }),
  )
  return Object.fromEntries(texts)
}
