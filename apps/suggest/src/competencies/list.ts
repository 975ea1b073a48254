import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { answersOf, wholeReply } from '../courses/answers.ts'
import { competenciesIn, pageOf } from '../vectors/courses.ts'
import { piecesOf } from '../vectors/pages.ts'
import type { Competency } from './competency.ts'
import type { CourseList } from './requests.ts'

/** Lists the courses that hold competencies, by id, with their number. */
export const listCourses = async ({ store }: Context): Promise<CourseList['courses']> =>
  store.read(async ({ db }) => {
    const { rows } = await sql<CourseList['courses'][number]>`
      select course_id, competencies from course where competencies > 0 order by course_id`.execute(db)
    return rows
  })

/** Returns the reply's bytes: a course's stored competencies by id, with and without vectors. */
export const listCompetencies = async ({ store }: Context, courseId: number): Promise<Buffer> => {
  const competencies = await store.snapshot(async ({ db }) => {
    const all: Competency[] = []
    for await (const ids of piecesOf(await competenciesIn({ db }, courseId))) {
      const { rows } = await sql<Competency>`
        select id, title, description, course_id from competency
        where ${pageOf(courseId, ids)} order by id`.execute(db)
      all.push(...rows)
    }
    return all
  })
  return wholeReply(await answersOf(competencies))
}
