import { type RawBuilder, sql } from 'kysely'
import { uproot } from './associations.ts'
import { resize, type Size } from './courses.ts'
import { lateralJoin } from './lateral-join.ts'
import { settleLinks, uprootLinks } from './links.ts'
import { piecesOf } from './pages.ts'
import { enter, idsByCourse, type Kind, placesOf, redirect, strike } from './places.ts'
import type { Reader, Writer } from './reader.ts'
import type { Described } from './text.ts'

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
  const known = await idsByCourse(
    { db },
    kind,
    records.map(({ id }) => id),
  )
  for (const [courseId, ids] of known)
    for await (const some of piecesOf(ids)) {
      const { rows } = await sql<Stored>`
        select kept.id, course_id, title, description, encode(text_hash, 'hex') as hash, model
        from ${rowsOf(kind, courseId, some)}`.execute(db)
      for (const row of rows) stored.set(row.id, row)
    }
  return records.map(record => ({ record, before: stored.get(record.id) }))
}

/** These records of a course, as `kept`: each is found by its key. */
export const rowsOf = (kind: Kind, courseId: number, ids: readonly number[]): RawBuilder<unknown> =>
  sql`unnest(${[...ids]}::bigint[]) asked (id)
    ${lateralJoin('kept', sql`select * from ${sql.table(kind)} own where own.course_id = ${courseId} and own.id = asked.id`)}`

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
 * Writes records into courses that are there. A record without a vector keeps the stored one if its text is the same.
 * One that was not there before must not be there now: the store tries again if it is.
 */
export const upsert = async (
  writer: Writer,
  kind: Kind,
  changes: readonly Change[],
  vectors: Vectors,
): Promise<void> => {
  const [known, created] = [changes.filter(({ before }) => before), changes.filter(({ before }) => !before)]
  await move(writer, kind, known)
  if (created.length > 0)
    await enter(
      writer,
      kind,
      created.map(({ record }) => record),
    )
  for (const [courseId, some] of byCourse(known)) await put(writer, kind, courseId, some, vectors, whenKnown)
  for (const [courseId, some] of byCourse(created)) await put(writer, kind, courseId, some, vectors, sql``)
}

const byCourse = (changes: readonly Change[]) => Map.groupBy(changes, ({ record }) => record.course_id)

const whenKnown = sql`
    on conflict (course_id, id) do update set
      title = excluded.title, description = excluded.description, text_hash = excluded.text_hash,
      model = case when ${keeps} then kept.model else excluded.model end,
      embedding = case when ${keeps} then kept.embedding else excluded.embedding end`

const put = async (
  { db, column }: Writer,
  kind: Kind,
  courseId: number,
  changes: readonly Change[],
  { model, byHash }: Vectors,
  whenThere: RawBuilder<unknown>,
): Promise<void> => {
  const records = changes.map(({ record }) => record)
  const { places, vector } = column.given(records.map(({ hash }) => byHash.get(hash) ?? null))
  const rows = records.map(({ id, title, description, hash }, at) => ({ id, title, description, hash, ...places[at] }))
  await sql`
    insert into ${sql.table(kind)} as kept (course_id, id, title, description, text_hash, model, embedding)
    select course.course_id, given.id, given.title, given.description, decode(given.hash, 'hex'),
      case when first is not null then ${model}::text end, ${vector}
    from course, json_to_recordset(${JSON.stringify(rows)}::json)
      as given (id bigint, title text, description text, hash text, first integer, last integer)
    where course.course_id = ${courseId}
    ${whenThere}`.execute(db)
}

const columns = {
  exercise: sql`id, title, description, text_hash, model, embedding`,
  competency: sql`id, title, description, text_hash, model, embedding, identifier, uri`,
}

/** Moves the records that change to another course, with their associations and links. Their clusters stay behind. */
const move = async (writer: Writer, kind: Kind, changes: readonly Change[]): Promise<void> => {
  const { db } = writer
  const moved = changes.filter(({ record, before }) => before && before.course_id !== record.course_id)
  for (const [to, coming] of byCourse(moved))
    for (const [from = to, all] of Map.groupBy(coming, ({ before }) => before?.course_id)) {
      const ids = all.map(({ record }) => record.id)
      const isMoved = sql`course_id = ${from} and id = any(${ids}::bigint[])`
      await uproot(writer, kind, ids, from)
      if (kind === 'competency') await uprootLinks(writer, ids, from)
      await sql`
        insert into ${sql.table(kind)} (course_id, ${columns[kind]})
        select ${to}::bigint, ${columns[kind]} from ${sql.table(kind)} where ${isMoved}`.execute(db)
      await sql`delete from ${sql.table(kind)} where ${isMoved}`.execute(db)
      await redirect(writer, kind, ids, to)
      if (kind === 'competency') await settleLinks(writer, ids, to)
    }
}

/** Removes records with all that belongs to them. */
export const remove = async (writer: Writer, kind: Kind, ids: readonly number[]): Promise<void> => {
  const shrunk = new Map<number, Size>()
  for (const [courseId, some] of await idsByCourse(writer, kind, ids)) {
    const { rows } = await sql<{ bytes: number }>`
      delete from ${sql.table(kind)} where course_id = ${courseId} and id = any(${[...some]}::bigint[])
      returning octet_length(title) + octet_length(description) as bytes`.execute(writer.db)
    if (rows.length < some.length) throw new Error('The directory names records whose worker does not show them yet.')
    shrunk.set(courseId, { competencies: -rows.length, bytes: -rows.reduce((sum, { bytes }) => sum + bytes, 0) })
  }
  await strike(writer, kind, ids)
  if (kind === 'competency') await resize(writer, shrunk)
}

export const missingFrom = async (
  reader: Pick<Reader, 'db'>,
  kind: Kind,
  ids: readonly number[],
): Promise<readonly number[]> => {
  const places = await placesOf(reader, kind, ids)
  return ids.filter(id => !places.has(id))
}
