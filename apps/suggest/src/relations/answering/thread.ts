import type { CourseExercise } from '../../course-health/finding.ts'
import { healthOf } from '../../course-health/health-of.ts'
import { lowerPriority } from '../../lower-priority.ts'
import type { Course } from '../course.ts'
import { nextQuestion } from '../feedback/next-question.ts'
import { readPrerequisites } from '../judging/prerequisites.ts'
import type { Relation } from '../relation.ts'
import { suggestRelations } from '../suggest-relations.ts'

lowerPriority()

export type Question =
  | { readonly about: 'relations'; readonly isExplained: boolean }
  | { readonly about: 'next question' }
  | { readonly about: 'health'; readonly exercises: readonly CourseExercise[] }
export type Task = {
  readonly course: Course
  readonly question: Question
  readonly prerequisitesFile: string | undefined
}

/** Serialises the reply here, so that the thread that answers requests does not spend time on large lists. */
export default ({ course, question, prerequisitesFile }: Task): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(answerTo(question, course, prerequisitesFile)))

const answerTo = (question: Question, course: Course, file: string | undefined): object => {
  const width = course.competencies.find(({ vector }) => vector)?.vector?.length
  const prerequisites = file && width ? readPrerequisites(file, width) : undefined
  if (question.about === 'next question') return { question: nextQuestion(course, { prerequisites }) ?? null }
  const relations = suggestRelations(course, { prerequisites })
  if (question.about === 'health') return { findings: healthOf(course, question.exercises, relations) }
  return { relations: question.isExplained ? relations : relations.map(plain) }
}

const plain = ({ tail_id, head_id, relation_type }: Relation) => ({ tail_id, head_id, relation_type })
