import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
import { type Catalogue, catalogues, type Entry } from './catalogue.ts'

type Labels = Pick<Entry, 'en' | 'de' | 'country'>

const tableOf = (catalogue: Catalogue) => sql.table(catalogues[catalogue])

/** Only locations have a country. */
const countryIn = (catalogue: string) => (catalogue === 'locations' ? sql`country` : sql`null::text`)

type Row = Omit<Entry, 'version'> & { readonly catalogue: Catalogue }

export const readEntries = async (db: Kysely<Tables>): Promise<readonly Row[]> => {
  const parts = Object.entries(catalogues).map(
    ([name, table]) =>
      sql`select ${name}::text as catalogue, code, en, de, ${countryIn(name)} as country from ${sql.table(table)}`,
  )
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)} order by 1, 2`.execute(db)
  return rows
}

export const lockEntry = async (tx: Tx, catalogue: Catalogue, code: string): Promise<Entry | undefined> => {
  const { rows } = await sql<Entry>`select code, en, de, ${countryIn(catalogue)} as country, version
    from ${tableOf(catalogue)} where code = ${code} for no key update`.execute(tx)
  return rows[0]
}

export const insertEntry = async (tx: Tx, catalogue: Catalogue, code: string, labels: Labels): Promise<void> => {
  const { en, de } = labels
  await sql`insert into ${tableOf(catalogue)} (code, en, de) values (${code}, ${en}, ${de})`.execute(tx)
  await keepCountry(tx, catalogue, code, labels)
}

export const updateEntry = async (tx: Tx, catalogue: Catalogue, code: string, labels: Labels): Promise<void> => {
  const { en, de } = labels
  await sql`update ${tableOf(catalogue)} set en = ${en}, de = ${de}, version = version + 1
    where code = ${code}`.execute(tx)
  await keepCountry(tx, catalogue, code, labels)
}

const keepCountry = async (tx: Tx, catalogue: Catalogue, code: string, { country }: Labels): Promise<void> => {
  if (catalogue === 'locations') await sql`update location set country = ${country} where code = ${code}`.execute(tx)
}

export const deleteEntry = async (tx: Tx, catalogue: Catalogue, code: string): Promise<void> => {
  await sql`delete from ${tableOf(catalogue)} where code = ${code}`.execute(tx)
}
