import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { answersOf, wholeReply } from '../courses/answers.ts'
import { competenciesIn, pageOf } from '../vectors/courses.ts'
import { piecesOf } from '../vectors/pages.ts'
import type { Competency } from './competency.ts'
import type { CourseList } from './requests.ts'

/** Lists the courses that hold competencies, by id, with their number; with titles, if they are asked for. */
export const listCourses = async ({ store }: Context, withTitles: boolean): Promise<CourseList['courses']> =>
  store.read(async ({ db }) => {
    const { rows } = await sql<CourseList['courses'][number]>`
      select course_id, competencies ${withTitles ? titled : sql``} from course
      where competencies > 0 order by course_id`.execute(db)
    return rows
  })

const named = 3
/** Without a title of its own, a course is called by its first competencies. */
const titled = sql`, coalesce(title, (
  select string_agg(name, ', ' order by id) || case when competencies > ${named}::bigint then ' …' else '' end
  from (
    select id, coalesce(nullif(btrim(competency.title), ''), nullif(btrim(left(description, 40)), ''), '#' || id) as name
    from competency where competency.course_id = course.course_id order by id limit ${named}
  ) first
)) as title, title is not null as has_own_title`

/** Returns the reply's bytes: a course's stored competencies by id, with and without vectors. */
export const listCompetencies = async (
  { store }: Context,
  courseId: number,
  withIdentifiers: boolean,
): Promise<Buffer> => {
  const competencies = await store.snapshot(async ({ db }) => {
    const all: Competency[] = []
    for await (const ids of piecesOf(await competenciesIn({ db }, courseId))) {
      const { rows } = await sql<Competency & Outside>`
        select id, title, description, course_id ${withIdentifiers ? sql`, identifier, uri` : sql``} from competency
        where ${pageOf(courseId, ids)} order by id`.execute(db)
      all.push(...(withIdentifiers ? rows.map(withoutNulls) : rows))
    }
    return all
  })
  return wholeReply(await answersOf(competencies))
}

type Outside = { readonly identifier?: string | null; readonly uri?: string | null }

const withoutNulls = ({ identifier, uri, ...competency }: Competency & Outside): Competency => ({
  ...competency,
  ...(identifier && { identifier }),
  ...(uri && { uri }),
})
