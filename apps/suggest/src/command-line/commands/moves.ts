import type { CourseList } from '../../competencies/requests.ts'

type Courses = CourseList['courses']

/**
 * How many competencies an import took out of which courses: an id names one in the whole service, so that what is
 * saved into one course leaves another. A course lost what it had, and what arrived, and no longer has.
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

export const tellMoves = (moved: Courses): string =>
  moved.map(({ course_id, competencies }) => `\nMoved ${competencies} from course ${course_id}.`).join('')
