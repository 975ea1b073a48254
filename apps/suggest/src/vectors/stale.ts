import { type RawBuilder, sql } from 'kysely'
import { lateralJoin } from './lateral-join.ts'
import type { Reader, Writer } from './reader.ts'
import type { Kind } from './records.ts'
import { type Described, describe } from './text.ts'

/** `storedHash` shows when writing whether the text is still the one that was read. */
export type StaleText = Pick<Described, 'id' | 'course_id' | 'text' | 'hash'> & { readonly storedHash: string }

export const isStale = (model: string) => sql<boolean>`text_hash <> '' and model is distinct from ${model}`

/** A condition that selects the texts to re-embed. */
export type Which = RawBuilder<unknown>

/** The texts that a course is judged by: its competencies, its exercises, and those of any course that train them. */
export const staleIn = (kind: Kind, courseId: number, model: string): Which =>
  kind === 'competency'
    ? sql`${isStale(model)} and course_id = ${courseId}`
    : sql`${isStale(model)} and id = any(array(select exercise_id from competency
        ${lateralJoin('ec', sql`select exercise_id from exercise_competency where competency_id = competency.id`)}
        where competency.course_id = ${courseId}
        union all select id from exercise where course_id = ${courseId}))`

/** One condition for each other model, and one for texts that no model has embedded. */
export const staleByModel = async (
  { db }: Pick<Reader, 'db'>,
  kind: Kind,
  model: string,
): Promise<readonly Which[]> => {
  // Jumps from one model name to the next through the index.
  const { rows } = await sql<{ other: string }>`
    with recursive known (other) as (
      select min(model) from ${sql.table(kind)}
      union all
      select (select min(model) from ${sql.table(kind)} where model > other) from known where other is not null
    )
    select other from known where other <> ${model}`.execute(db)
  return [...rows.map(({ other }) => sql`model = ${other}`), sql`model is null and text_hash <> ''`]
}

/** The next texts by course and id, after the last of the previous batch. */
export const staleTexts = async (
  { db }: Pick<Reader, 'db'>,
  kind: Kind,
  which: Which,
  last: StaleText | undefined,
  limit: number,
): Promise<StaleText[]> => {
  const isNext = last ? sql`(course_id, id) > (${last.course_id}, ${last.id})` : sql`true`
  const { rows } = await sql<Pick<Described, 'id' | 'course_id' | 'title' | 'description' | 'hash'>>`
    select id, course_id, title, description, encode(text_hash, 'hex') as hash from ${sql.table(kind)}
    where ${which} and ${isNext} order by course_id, id limit ${limit}`.execute(db)
  return rows.map(row => ({ ...describe(row), storedHash: row.hash }))
}

export const countStale = async (reader: Pick<Reader, 'db'>, model: string): Promise<number> => {
  let total = 0
  for (const kind of ['competency', 'exercise'] as const)
    for (const which of await staleByModel(reader, kind, model)) {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(kind)} where ${which}`.execute(reader.db)
      total += rows[0]?.count ?? 0
    }
  return total
}

/** Replaces the vectors whose text has not changed meanwhile. */
export const replaceVectors = async (
  { db, column }: Writer,
  kind: Kind,
  texts: readonly StaleText[],
  vectors: readonly Float32Array[],
  model: string,
): Promise<void> => {
  const { places, vector } = column.given(texts.map(({ hash }, at) => (hash && vectors[at]) || null))
  const rows = texts.map(({ id, hash, storedHash }, at) => ({ id, hash, storedHash, ...places[at] }))
  await sql`
    update ${sql.table(kind)} kept set
      text_hash = decode(given.hash, 'hex'),
      model = case when first is not null then ${model}::text end,
      embedding = ${vector}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (id bigint, hash text, "storedHash" text, first integer, last integer)
    where kept.id = given.id and kept.text_hash = decode(given."storedHash", 'hex')`.execute(db)
}
