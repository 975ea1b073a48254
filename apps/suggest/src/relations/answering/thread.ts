import type { CourseExercise } from '../../course-health/finding.ts'
import { healthOf } from '../../course-health/health-of.ts'
import { lowerPriority } from '../../lower-priority.ts'
import type { Course } from '../course.ts'
import { nextQuestion } from '../feedback/next-question.ts'
import type { Relation } from '../relation.ts'
import { suggestRelations } from '../suggest-relations.ts'

lowerPriority()

export type Question =
  | { readonly about: 'relations'; readonly isExplained: boolean }
  | { readonly about: 'next question' }
  | { readonly about: 'health'; readonly exercises: readonly CourseExercise[] }
export type Task = { readonly course: Course; readonly question: Question }

/** Serialises the reply here, so that the thread that answers requests does not spend time on large lists. */
export default ({ course, question }: Task): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(answerTo(question, course)))

const answerTo = (question: Question, course: Course): object => {
  if (question.about === 'next question') return { question: nextQuestion(course) ?? null }
  const relations = suggestRelations(course)
  if (question.about === 'health') return { findings: healthOf(course, question.exercises, relations) }
  return { relations: question.isExplained ? relations : relations.map(plain) }
}

const plain = ({ tail_id, head_id, relation_type }: Relation) => ({ tail_id, head_id, relation_type })
