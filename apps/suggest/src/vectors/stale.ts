import { sql } from 'kysely'
import type { Kind } from './records.ts'
import type { Reader, Writer } from './store.ts'
import { type Described, describe } from './text.ts'

/** `storedHash` tells at writing whether the text is still the one that was read. */
export type StaleText = Pick<Described, 'id' | 'text' | 'hash'> & { readonly storedHash: string }

export const isStale = (model: string) => sql<boolean>`text_hash <> '' and model is distinct from ${model}`

/** What a course is judged by: its competencies, and the exercises that train them, of whichever course these are. */
const belongsTo = (kind: Kind, courseId: number) =>
  kind === 'competency'
    ? sql`course_id = ${courseId}`
    : sql`id in (select exercise_id from exercise_competency
        join competency on competency.id = competency_id where competency.course_id = ${courseId})`

/** Texts whose vectors are of another model, a batch of them. */
export const staleTexts = async (
  { db }: Pick<Reader, 'db'>,
  kind: Kind,
  model: string,
  limit: number,
  courseId?: number,
): Promise<StaleText[]> => {
  const { rows } = await sql<Pick<Described, 'id' | 'course_id' | 'title' | 'description' | 'hash'>>`
    select id, course_id, title, description, encode(text_hash, 'hex') as hash from ${sql.table(kind)}
    where ${isStale(model)} and ${courseId === undefined ? sql`true` : belongsTo(kind, courseId)}
    order by course_id, id limit ${limit}`.execute(db)
  return rows.map(row => ({ ...describe(row), storedHash: row.hash }))
}

export const countStale = async ({ db }: Pick<Reader, 'db'>, model: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from competency where ${isStale(model)})
         + (select count(*) from exercise where ${isStale(model)}) as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Puts new vectors where the text is still the one that was embedded. */
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
