import { type Course, inOrder } from '../relations/course.ts'
import type { Relation } from '../relations/relation.ts'
import type { Examined } from './examined.ts'
import type { CourseExercise, Finding } from './finding.ts'
import { bottlenecks, islands } from './graph.ts'
import { likeExercises, matchingCompetencies } from './near-duplicates.ts'
import { nameIn } from './say.ts'
import { shortTexts } from './short-texts.ts'
import { doubtfulLinks, withoutCompetency, withoutExercise } from './training.ts'

/** Finds what should be looked at in a course. The same course gives the same findings in the same order. */
export function healthOf(
  given: Course,
  exercises: readonly CourseExercise[],
  relations: readonly Relation[],
): Finding[] {
  const course = inOrder(given)
  const examined: Examined = {
    course,
    exercises: exercises.toSorted((a, b) => a.id - b.id),
    relations,
    competency: nameIn(course.competencies),
    exercise: nameIn(exercises),
  }
  return [
    withoutCompetency,
    withoutExercise,
    matchingCompetencies,
    likeExercises,
    doubtfulLinks,
    islands,
    bottlenecks,
    shortTexts,
  ].flatMap(find => find(examined))
}
