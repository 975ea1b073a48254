import { Counter } from 'prom-client'
import type { Context } from '../../context.ts'
import { loadExercises } from '../../course-health/load.ts'
import { createVersionedCache } from '../../courses/versioned-cache.ts'
import { Refused } from '../../front-door/fault.ts'
import type { Reader } from '../../vectors/reader.ts'
import type { Course } from '../course.ts'
import type { Compute } from './compute.ts'
import { loadCourse } from './load.ts'
import type { Question } from './thread.ts'
import { withTitles } from './with-titles.ts'

type Loaded = { readonly course: Course; readonly question: Question; readonly isStale: boolean }
type Load = (reader: Reader, courseId: number, model: string) => Promise<Loaded>

/** Each returns the bytes of the reply. */
export type Answers = {
  relations(courseId: number, isExplained: boolean): Promise<Uint8Array>
  health(courseId: number, isTitled: boolean): Promise<Uint8Array>
  nextQuestion(courseId: number, limit?: number): Promise<Uint8Array>
}

const keptBytes = 64 * 1024 * 1024

/** Caches what is worked out about a course, once for each version of it. */
export const createAnswers = ({ store, embedder, courses, metrics }: Context, compute: Compute): Answers => {
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [metrics.registry] })
  const hits = counter('relations_cache_hits_total', 'Relations and course health answered from memory.')
  const misses = counter('relations_cache_misses_total', 'Relations and course health worked out for a request.')
  /** Keyed by the question and the course. */
  const cached = createVersionedCache<Uint8Array>({
    maxBytes: keptBytes,
    bytesOf: answer => answer.length,
    onHit: () => hits.inc(),
    onMiss: () => misses.inc(),
  })

  const workOut = async (courseId: number, load: Load): Promise<Uint8Array> => {
    const { course, question, isStale } = await store.snapshot(reader => load(reader, courseId, embedder.model))
    if (isStale) {
      await courses.reembed(courseId)
      return workOut(courseId, load)
    }
    const isEmpty = course.competencies.length === 0 && !(question.about === 'health' && question.exercises.length > 0)
    if (isEmpty) throw new Refused(404, `No competencies found for course ${courseId}`)
    const competencies = await store.meanwhile(givenUp => withTitles(embedder, course.competencies, givenUp))
    return compute.answer({ ...course, competencies }, question)
  }
  const answered = async (courseId: number, name: string, load: Load): Promise<Uint8Array> =>
    cached(`${name} ${courseId}`, await courses.version(courseId), () => workOut(courseId, load))
  return {
    relations: (courseId, isExplained) =>
      answered(courseId, isExplained ? 'explained' : 'plain', loadFor({ about: 'relations', isExplained })),
    nextQuestion: (courseId, limit) =>
      answered(courseId, `next question ${limit ?? ''}`, loadFor({ about: 'next question', limit })),
    health: (courseId, isTitled) => answered(courseId, isTitled ? 'titled health' : 'health', loadForHealth(isTitled)),
  }
}

const loadFor =
  (question: Question): Load =>
  async (...given) => ({ ...(await loadCourse(...given)), question })

const loadForHealth =
  (isTitled: boolean): Load =>
  async (...given) => {
    const { course, isStale } = await loadCourse(...given)
    const { exercises, isStale: someStale } = await loadExercises(...given)
    return { course, question: { about: 'health', exercises, isTitled }, isStale: isStale || someStale }
  }
