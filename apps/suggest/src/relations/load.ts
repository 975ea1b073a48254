import { sql } from 'kysely'
import { type ClusteredRow, loadCourse } from '../vectors/load.ts'
import { hasStaleExercises } from '../vectors/stale.ts'
import type { Reader } from '../vectors/store.ts'
import type { Competency, Course } from './course.ts'

/** `isStale`: some vector, of an exercise too, is still of another model, and the course has to be embedded anew first. */
export type Evidence = Course & { readonly isStale: boolean }

/** All that speaks for or against relations within a course. */
export const loadEvidence = async (reader: Reader, courseId: number, model: string): Promise<Evidence> => {
  const { competencies, isStale } = await loadCourse(reader, courseId, model, { withClusters: true })
  const { hasStale, ...ties } = await loadTies(reader, courseId, model)
  return { isStale: isStale || hasStale, competencies: competencies.map(withDirection), ...ties }
}

/** Exercises that point in opposite ways have a centroid without a direction. */
const withDirection = ({ cluster, ...competency }: ClusteredRow): Competency => ({
  ...competency,
  cluster: cluster?.some(Boolean) ? cluster : null,
})

type Ties = Pick<Course, 'exercises' | 'links'> & { readonly hasStale: boolean }

/** In one question: each costs the embedded database more than what it reads here. */
const loadTies = async ({ db }: Reader, courseId: number, model: string): Promise<Ties> => {
  const { rows } = await sql<Ties>`select ${hasStaleExercises(courseId, model)} as "hasStale",
    coalesce((select jsonb_agg(jsonb_build_object('id', id, 'competencies', competencies)) from (
      select exercise_id as id, array_agg(competency_id order by competency_id) as competencies
      from exercise_competency join competency on competency.id = competency_id
      where course_id = ${courseId} group by exercise_id) exercise), '[]') as exercises,
    coalesce((select jsonb_agg(jsonb_build_object('sourceId', source_id, 'targetId', target_id)) from competency_link
      join competency source on source.id = source_id join competency target on target.id = target_id
      where source.course_id = ${courseId} and target.course_id = ${courseId}), '[]') as links`.execute(db)
  return rows[0] ?? { hasStale: false, exercises: [], links: [] }
}
