import type { Config } from '../config.ts'
import { Refused } from '../front-door/fault.ts'
import type { CourseSize } from '../vectors/courses.ts'

export type CourseLimits = Pick<Config, 'MAX_COURSE_SIZE' | 'MAX_COURSE_BYTES'>

/** Refuses a save that makes a course exceed its limits. A course that already exceeds them may change but not grow. */
export const refuseOverfull = (
  sizes: readonly CourseSize[],
  joined: readonly number[],
  grown: readonly number[],
  { MAX_COURSE_SIZE, MAX_COURSE_BYTES }: CourseLimits,
): void => {
  for (const { course_id, competencies, bytes } of sizes) {
    if (joined.includes(course_id) && competencies > MAX_COURSE_SIZE)
      throw full(course_id, `${MAX_COURSE_SIZE} competencies`)
    if (grown.includes(course_id) && bytes > MAX_COURSE_BYTES)
      throw full(course_id, `${MAX_COURSE_BYTES} bytes of text`)
  }
}

const full = (courseId: number, limit: string): Refused =>
  new Refused(400, `Invalid input: course ${courseId} would hold more than ${limit}`)
