import type { Database } from '@kolleg/database'
import { sql } from 'kysely'

type Relation = {
  readonly name: string
  readonly columns: string
  readonly constraints: string
  readonly indexes: string
}

/** The tables after all migrations, as the database describes them. */
export const printSchema = async <Schema>({ query }: Database<Schema>): Promise<string> => {
  const { rows } = await sql<Relation>`
    select c.relname as name,
      (select string_agg(format('  %I %s%s%s', attname, format_type(atttypid, atttypmod),
          case when attnotnull then ' not null' else '' end,
          coalesce(' default ' || pg_get_expr(adbin, adrelid), '')), E',\n' order by attnum)
        from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      (select coalesce(string_agg(format(E',\n  constraint %I %s', conname, pg_get_constraintdef(oid)), '' order by conname), '')
        from pg_constraint where conrelid = c.oid and contype <> 'n') as constraints,
      (select coalesce(string_agg(pg_get_indexdef(indexrelid) || E';\n', '' order by indexrelid::regclass::text), '')
        from pg_index where indrelid = c.oid
          and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))) as indexes
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname <> 'kolleg_migrations' order by c.relname`.execute(query)
  return rows
    .map(
      ({ name, columns, constraints, indexes }) => `create table ${name} (\n${columns}${constraints}\n);\n${indexes}`,
    )
    .join('\n')
}
