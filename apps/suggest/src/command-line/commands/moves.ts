import type { CourseList } from '../../competencies/requests.ts'

type Courses = CourseList['courses']

/**
 * How many competencies an import moved out of which courses. Ids are unique across the whole service, so saving a
 * competency into one course removes it from another.
 */
export const movedFrom = (
  before: Courses,
  after: Courses,
  arrived: readonly { readonly course_id: number }[],
): Courses => {
  const having = new Map(after.map(({ course_id, competencies }) => [course_id, competencies]))
  const arriving = Map.groupBy(arrived, ({ course_id }) => course_id)
  return before.flatMap(({ course_id, competencies }) => {
    const left = competencies + (arriving.get(course_id)?.length ?? 0) - (having.get(course_id) ?? 0)
    return left > 0 ? [{ course_id, competencies: left }] : []
  })
}

export const movesReport = (moved: Courses): string =>
  moved.map(({ course_id, competencies }) => `\nMoved ${competencies} from course ${course_id}.`).join('')
