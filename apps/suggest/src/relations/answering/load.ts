import { sql } from 'kysely'
import { type ClusteredRow, loadCourse } from '../../vectors/load.ts'
import { isStale } from '../../vectors/stale.ts'
import type { Reader } from '../../vectors/store.ts'
import type { Competency, Course } from '../course.ts'

/** `isStale`: some vector, of an exercise too, is still of another model, and the course has to be embedded anew first. */
export type Evidence = Course & { readonly isStale: boolean }

/** All that speaks for or against relations within a course. */
export const loadEvidence = async (reader: Reader, courseId: number, model: string): Promise<Evidence> => {
  const course = await loadCourse(reader, courseId, model, { withClusters: true })
  const { hasStale, ...ties } = await loadTies(
    reader,
    course.competencies.map(({ id }) => id),
    model,
  )
  return { isStale: course.isStale || hasStale, competencies: course.competencies.map(withDirection), ...ties }
}

/** Exercises that point in opposite ways have a centroid without a direction. */
const withDirection = ({ cluster, ...competency }: ClusteredRow): Competency => ({
  ...competency,
  cluster: cluster?.some(Boolean) ? cluster : null,
})

type Ties = Pick<Course, 'exercises' | 'links'> & { readonly hasStale: boolean }

/** By ids, which are known by now: to plan joins with the competencies costs the embedded database more than to read. */
const loadTies = async ({ db }: Reader, ids: readonly number[], model: string): Promise<Ties> => {
  const isOfCourse = (column: string) => sql`${sql.ref(column)} = any(${[...ids]}::bigint[])`
  const exercises = await sql<Course['exercises'][number] & { readonly is_stale: boolean }>`
    select exercise_id as id, array_agg(competency_id order by competency_id) as competencies,
      bool_or(${isStale(model)}) as is_stale
    from exercise_competency join exercise on exercise.id = exercise_id
    where ${isOfCourse('competency_id')} group by exercise_id`.execute(db)
  const links = await sql<Course['links'][number]>`
    select source_id as "sourceId", target_id as "targetId" from competency_link
    where ${isOfCourse('source_id')} and ${isOfCourse('target_id')}`.execute(db)
  return {
    hasStale: exercises.rows.some(({ is_stale }) => is_stale),
    exercises: exercises.rows.map(({ id, competencies }) => ({ id, competencies })),
    links: links.rows,
  }
}
