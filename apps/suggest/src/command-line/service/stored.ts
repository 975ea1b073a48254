import { sql } from 'kysely'
import type { Store } from '../../vectors/store.ts'
import type { Beyond, Exercise, Link } from './service.ts'

/** Reads a course's exercises with the competencies they train, and the links that start in it. */
export const storedBeyond = async (store: Store, courseId: number): Promise<Beyond> =>
  store.read(async ({ db }) => {
    const exercises = await sql<Exercise>`
      select id, title, description, course_id,
        (select coalesce(json_agg(competency_id order by competency_id), '[]') from exercise_competency
         where exercise_id = exercise.id) as competencies
      from exercise where course_id = ${courseId} order by id`.execute(db)
    const links = await sql<Link>`
      select source_id, target_id from competency_link join competency on id = source_id
      where course_id = ${courseId} order by source_id, target_id`.execute(db)
    return { exercises: exercises.rows, links: links.rows }
  })
