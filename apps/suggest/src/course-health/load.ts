import { sql } from 'kysely'
import { linkVerdicts } from '../vectors/feedback.ts'
import { lateralJoin } from '../vectors/lateral-join.ts'
import { packed } from '../vectors/packed.ts'
import { piecesOf } from '../vectors/pages.ts'
import type { Reader } from '../vectors/reader.ts'
import { isStale } from '../vectors/stale.ts'
import type { CourseExercise } from './finding.ts'

type Row = Omit<CourseExercise, 'vector' | 'verdicts'> & {
  readonly is_stale: boolean
  readonly bytes: Uint8Array | null
}
type Loaded = { readonly exercises: readonly CourseExercise[]; readonly isStale: boolean }

/** Loads the exercises of a course by id, with those of its competencies that they train. */
export const loadExercises = async ({ db, column }: Reader, courseId: number, model: string): Promise<Loaded> => {
  const known = await sql<{ id: number }>`
    select id from exercise where course_id = ${courseId} order by id`.execute(db)
  const said = Map.groupBy(await linkVerdicts({ db }, courseId), ({ exercise_id }) => exercise_id)
  const exercises: CourseExercise[] = []
  let someStale = false
  for await (const ids of piecesOf(known.rows.map(({ id }) => id))) {
    const { rows } = await sql<Row>`
      select exercise.id, title, description, ${isStale(model)} as is_stale, competencies,
        case when model = ${model} then ${column.toBytes(sql.ref('embedding'))} end as bytes
      from unnest(${[...ids]}::bigint[]) asked (id)
      join exercise on course_id = ${courseId} and exercise.id = asked.id
      ${lateralJoin(
        'tie',
        sql`select coalesce(json_agg(competency_id order by competency_id), '[]') as competencies
          from exercise_competency where course_id = ${courseId} and exercise_id = asked.id`,
      )}
      order by exercise.id`.execute(db)
    someStale ||= rows.some(row => row.is_stale)
    const { vectors } = packed(rows.map(({ bytes }) => bytes && column.decode(bytes)))
    for (const [at, { id, title, description, competencies }] of rows.entries()) {
      const verdicts = (said.get(id) ?? []).map(({ competency_id: competency, accepted }) => ({ competency, accepted }))
      exercises.push({ id, title, description, competencies, verdicts, vector: vectors[at] ?? null })
    }
  }
  return { exercises, isStale: someStale }
}
