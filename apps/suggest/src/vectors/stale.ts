import { type RawBuilder, sql } from 'kysely'
import { acrossOf } from './associations.ts'
import { competenciesIn } from './courses.ts'
import { piecesOf } from './pages.ts'
import type { Kind } from './places.ts'
import type { Reader, Writer } from './reader.ts'
import { type Described, describe } from './text.ts'

/** `storedHash` shows when writing whether the text is still the one that was read. */
export type StaleText = Pick<Described, 'id' | 'course_id' | 'text' | 'hash'> & { readonly storedHash: string }

export const isStale = (model: string) => sql<boolean>`text_hash <> '' and model is distinct from ${model}`

/** A condition that selects the texts to re-embed. */
export type Which = RawBuilder<unknown>

/** The texts that a course is judged by: its own, and the exercises of other courses that train its competencies. */
export const staleIn = async (
  reader: Pick<Reader, 'db'>,
  kind: Kind,
  courseId: number,
  model: string,
): Promise<readonly Which[]> => {
  const own = sql`${isStale(model)} and course_id = ${courseId}`
  if (kind === 'competency') return [own]
  const others = new Map<number, Set<number>>()
  for await (const ids of piecesOf(await competenciesIn(reader, courseId)))
    for (const { exercise_course, exercise_id } of await acrossOf(reader, 'competency', ids))
      others.set(exercise_course, (others.get(exercise_course) ?? new Set()).add(exercise_id))
  const across = [...others].map(
    ([other, ids]) => sql`${isStale(model)} and course_id = ${other} and id = any(${[...ids]}::bigint[])`,
  )
  return [own, ...across]
}

/** One condition for each other model, and one for texts that no model has embedded. */
export const staleByModel = async (
  { db }: Pick<Reader, 'db'>,
  kind: Kind,
  model: string,
): Promise<readonly Which[]> => {
  // Jumps from one model name to the next through the index.
  const names: string[] = []
  for (let isLast = false; !isLast; ) {
    const last = names.at(-1)
    const { rows } = await sql<{ next: string | null }>`
      select min(model) as next from ${sql.table(kind)}
      where ${last === undefined ? sql`model is not null` : sql`model > ${last}`}`.execute(db)
    const next = rows[0]?.next ?? undefined
    isLast = next === undefined
    if (next !== undefined) names.push(next)
  }
  const others = names.filter(name => name !== model)
  return [...others.map(other => sql`model = ${other}`), sql`model is null and text_hash <> ''`]
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
  const all = texts.map((text, at) => ({ ...text, vector: (text.hash && vectors[at]) || null }))
  for (const [courseId, own] of Map.groupBy(all, ({ course_id }) => course_id)) {
    const { places, vector } = column.given(own.map(one => one.vector))
    const rows = own.map(({ id, hash, storedHash }, at) => ({ id, hash, storedHash, ...places[at] }))
    await sql`
      update ${sql.table(kind)} kept set
        text_hash = decode(given.hash, 'hex'),
        model = case when first is not null then ${model}::text end,
        embedding = ${vector}
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as given (id bigint, hash text, "storedHash" text, first integer, last integer)
      where kept.course_id = ${courseId} and kept.id = any(${own.map(({ id }) => id)}::bigint[]) and kept.id = given.id
        and kept.text_hash = decode(given."storedHash", 'hex')`.execute(db)
  }
}
