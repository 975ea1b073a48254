import type { Course } from '../relations/course.ts'
import type { Relation } from '../relations/relation.ts'
import type { CourseExercise } from './finding.ts'

/** Everything the findings are drawn from, with every list in the order of ids. */
export interface Examined {
  readonly course: Course
  readonly exercises: readonly CourseExercise[]
  readonly relations: readonly Relation[]
  /** The quoted title of a competency or exercise. */
  readonly competency: (id: number) => string
  readonly exercise: (id: number) => string
}
