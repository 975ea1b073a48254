import type { CourseExercise, Finding } from '../../course-health/finding.ts'
import { healthOf } from '../../course-health/health-of.ts'
import { lowerPriority } from '../../lower-priority.ts'
import type { Course } from '../course.ts'
import { nextQuestions } from '../feedback/next-question.ts'
import { readPrerequisites } from '../judging/prerequisites.ts'
import type { Relation } from '../relation.ts'
import { suggestRelations } from '../suggest-relations.ts'

lowerPriority()

export type Question =
  | { readonly about: 'relations'; readonly isExplained: boolean }
  | { readonly about: 'next question'; readonly limit: number | undefined }
  | { readonly about: 'health'; readonly exercises: readonly CourseExercise[]; readonly isTitled: boolean }
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
  if (question.about === 'next question') {
    const { limit } = question
    const questions = nextQuestions(course, limit ?? 1, { prerequisites })
    return { question: questions[0] ?? null, ...(limit !== undefined && { questions }) }
  }
  const relations = suggestRelations(course, { prerequisites })
  if (question.about === 'health') {
    const findings = healthOf(course, question.exercises, relations)
    return { findings, ...(question.isTitled && { exercises: titlesOf(question.exercises, findings) }) }
  }
  return { relations: question.isExplained ? relations : relations.map(plain) }
}

/** What the exercises are called that the findings are about. */
const titlesOf = (exercises: readonly CourseExercise[], findings: readonly Finding[]) => {
  const named = new Set(findings.flatMap(({ exercise_ids }) => exercise_ids))
  return exercises.filter(({ id }) => named.has(id)).map(({ id, title }) => ({ id, title }))
}

const plain = ({ tail_id, head_id, relation_type }: Relation) => ({ tail_id, head_id, relation_type })
