import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { Refused } from '../front-door/fault.ts'
import { seen } from '../words/plain-text.ts'

/** Gives a course a title, or takes it away. */
export const nameCourse = async ({ store }: Context, courseId: number, title: string | null): Promise<void> => {
  const own = seen(title ?? '') || null
  const { rows } = await store.write({ courses: [courseId] }, ({ db }) =>
    sql`update course set title = ${own} where course_id = ${courseId} and competencies > 0 returning course_id`.execute(
      db,
    ),
  )
  if (rows.length === 0) throw new Refused(404, `No competencies found for course ${courseId}`)
}
