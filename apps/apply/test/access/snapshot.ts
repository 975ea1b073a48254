import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import type { Tables } from '../../src/db/schema.ts'

type Table = { readonly name: string; readonly columns: string }

/** Saves all rows; the returned function restores them, whatever was changed. */
export const snapshot = async ({ query }: Database<Tables>): Promise<() => Promise<void>> => {
  const { rows } = await sql<Table>`
    select quote_ident(c.relname) as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class c join pg_attribute on attrelid = c.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'kolleg_migrations'
      and attnum > 0 and not attisdropped and attgenerated = '' group by relname`.execute(query)
  await sql`create schema kept`.execute(query)
  for (const { name } of rows) await sql.raw(`create table kept.${name} as table public.${name}`).execute(query)
  const copies = rows.map(
    ({ name, columns }) =>
      `insert into ${name} (${columns}) overriding system value select ${columns} from kept.${name};`,
  )
  // The rows satisfied all constraints when saved; checking again would only require an order.
  await sql
    .raw(`create function kept.restore() returns void language plpgsql as $restore$ begin
      set local session_replication_role = replica;
      ${rows.map(({ name }) => `delete from ${name};`).join('\n')}
      ${copies.join('\n')}
    end $restore$`)
    .execute(query)
  return async () => {
    await sql`select kept.restore()`.execute(query)
  }
}
