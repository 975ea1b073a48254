import { sql } from 'kysely'
import { loadCourse } from '../vectors/load.ts'
import type { Reader } from '../vectors/store.ts'
import type { Course, Exercise, Link } from './course.ts'

type Cluster = { readonly competency_id: number; readonly bytes: Uint8Array }

/** `isStale`: some vector is still of another model, and the course has to be embedded anew first. */
export type Evidence = Course & { readonly isStale: boolean }

/** All that speaks for or against relations within a course. */
export const loadEvidence = async (reader: Reader, courseId: number, model: string): Promise<Evidence> => {
  const { competencies, isStale } = await loadCourse(reader, courseId, model)
  const clusters = await loadClusters(reader, courseId, model)
  return {
    isStale,
    competencies: competencies.map(competency => ({ ...competency, cluster: clusters.get(competency.id) ?? null })),
    exercises: await loadExercises(reader, courseId),
    links: await loadLinks(reader, courseId),
  }
}

const loadClusters = async ({ db, column }: Reader, courseId: number, model: string) => {
  const { rows } = await sql<Cluster>`
    select competency_id, ${column.toBytes(sql.ref('cluster.embedding'))} as bytes
    from semantic_cluster cluster join competency on competency.id = competency_id
    where course_id = ${courseId} and cluster.model = ${model}`.execute(db)
  return new Map(rows.map(({ competency_id, bytes }) => [competency_id, direction(column.decode(bytes))]))
}

const loadExercises = async ({ db }: Reader, courseId: number): Promise<readonly Exercise[]> => {
  const { rows } = await sql<Exercise>`
    select exercise_id as id, array_agg(competency_id order by competency_id) as competencies
    from exercise_competency join competency on competency.id = competency_id
    where course_id = ${courseId} group by exercise_id`.execute(db)
  return rows
}

const loadLinks = async ({ db }: Reader, courseId: number): Promise<readonly Link[]> => {
  const { rows } = await sql<Link>`
    select source_id as "sourceId", target_id as "targetId" from competency_link
    join competency source on source.id = source_id join competency target on target.id = target_id
    where source.course_id = ${courseId} and target.course_id = ${courseId}`.execute(db)
  return rows
}

/** Exercises that point in opposite ways have a centroid without a direction. */
const direction = (vector: Float32Array): Float32Array | null => (vector.some(Boolean) ? vector : null)
