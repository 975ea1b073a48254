import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Competency } from './competency.ts'

/** The stored competencies of a course by id, with and without vectors. */
export const listCompetencies = async ({ store }: Context, courseId: number): Promise<Competency[]> =>
  store.read(async ({ db }) => {
    const { rows } = await sql<Competency>`
      select id, title, description, course_id from competency where course_id = ${courseId} order by id`.execute(db)
    return rows
  })
