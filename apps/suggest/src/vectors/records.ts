import { type RawBuilder, sql } from 'kysely'
import { piecesOf } from './pages.ts'
import type { Reader, Writer } from './reader.ts'
import type { Described } from './text.ts'

export type Kind = 'competency' | 'exercise'

/** A stored record, as far as a save needs it. */
export type Stored = Omit<Described, 'text'> & { readonly model: string | null }

/** A record to save, and the stored one with the same id. */
export type Change = { readonly record: Described; readonly before: Stored | undefined }

/** The computed vectors by the hash of their text, and their model. */
export type Vectors = { readonly model: string; readonly byHash: ReadonlyMap<string, Float32Array> }

export const changesTo = async (
  { db }: Pick<Reader, 'db'>,
  kind: Kind,
  records: readonly Described[],
): Promise<Change[]> => {
  const stored = new Map<number, Stored>()
  for await (const some of piecesOf(records)) {
    const { rows } = await sql<Stored>`
      select id, course_id, title, description, encode(text_hash, 'hex') as hash, model
      from ${sql.table(kind)} where id = any(${some.map(({ id }) => id)}::bigint[])`.execute(db)
    for (const row of rows) stored.set(row.id, row)
  }
  return records.map(record => ({ record, before: stored.get(record.id) }))
}

/** True if the vector is already stored or there is nothing to embed. */
const isEmbedded = ({ record, before }: Change, model: string): boolean =>
  record.hash === '' || (before?.hash === record.hash && before.model === model)

/** The changes whose vectors must be computed first. */
export const lacking = (changes: readonly Change[], { model, byHash }: Vectors): Change[] =>
  changes.filter(change => !isEmbedded(change, model) && !byHash.has(change.record.hash))

export const isUnchanged = (change: Change, model: string): boolean => {
  const { record, before } = change
  return (
    isEmbedded(change, model) &&
    before?.hash === record.hash &&
    before.course_id === record.course_id &&
    before.title === record.title &&
    before.description === record.description
  )
}

const keeps = sql`(excluded.embedding is null and excluded.text_hash = kept.text_hash)`

/**
 * Writes records. A record without a vector keeps the stored one if its text is the same. One that was not there before
 * must not be there now: the store tries again if it is.
 */
export const upsert = async (
  writer: Writer,
  kind: Kind,
  changes: readonly Change[],
  vectors: Vectors,
): Promise<void> => {
  const [known, created] = [changes.filter(({ before }) => before), changes.filter(({ before }) => !before)]
  if (known.length > 0) await put(writer, kind, known, vectors, whenKnown)
  if (created.length > 0) await put(writer, kind, created, vectors, sql``)
}

const whenKnown = sql`
    on conflict (id) do update set
      course_id = excluded.course_id, title = excluded.title, description = excluded.description,
      text_hash = excluded.text_hash,
      model = case when ${keeps} then kept.model else excluded.model end,
      embedding = case when ${keeps} then kept.embedding else excluded.embedding end`

const put = async (
  { db, column }: Writer,
  kind: Kind,
  changes: readonly Change[],
  { model, byHash }: Vectors,
  whenThere: RawBuilder<unknown>,
): Promise<void> => {
  const records = changes.map(({ record }) => record)
  const { places, vector } = column.given(records.map(({ hash }) => byHash.get(hash) ?? null))
  const rows = records.map(({ id, course_id, title, description, hash }, at) => {
    return { id, course_id, title, description, hash, ...places[at] }
  })
  await sql`
    insert into ${sql.table(kind)} as kept (id, course_id, title, description, text_hash, model, embedding)
    select id, course_id, title, description, decode(hash, 'hex'), case when first is not null then ${model}::text end,
      ${vector}
    from json_to_recordset(${JSON.stringify(rows)}::json) as given
      (id bigint, course_id bigint, title text, description text, hash text, first integer, last integer)
    ${whenThere}`.execute(db)
}

export const remove = async ({ db }: Pick<Writer, 'db'>, kind: Kind, ids: readonly number[]): Promise<void> => {
  await sql`delete from ${sql.table(kind)} where id = any(${[...ids]}::bigint[])`.execute(db)
}

export const missingFrom = async (
  { db }: Pick<Reader, 'db'>,
  kind: Kind,
  ids: readonly number[],
): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...ids]}::bigint[]) as asked (id)
    where not exists (select from ${sql.table(kind)} kept where kept.id = asked.id)`.execute(db)
  return rows.map(({ id }) => id)
}
