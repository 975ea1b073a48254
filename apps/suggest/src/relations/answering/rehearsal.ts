import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { sizesOf } from '../../vectors/courses.ts'
import type { Reader, Store } from '../../vectors/store.ts'
import type { Attempt } from './attempt.ts'
import type { Compute } from './compute.ts'

/** Whoever waits for the service to come up does not wait for this as well. */
const beginsAfterMs = 500
const examples = 16
const attempts = 40
/** Requests come between two attempts. */
const pauseMs = 10

/** Large ones would keep others waiting. */
const most = { courses: 8, competencies: 200, bytes: 200_000 }
/** Of these the first that are small enough. */
const lookedAt = 32

/**
 * The runtime compiles what it runs often, the embedded database as well as the reading of texts. What it learns from
 * an example and from some of the courses stored, the first who ask need not teach it.
 */
export const rehearse = async (
  store: Store,
  { warmUp }: Pick<Compute, 'warmUp'>,
  attempt: Attempt,
  ended: AbortSignal,
): Promise<void> => {
  const rest = (ms: number) => pause(ms, undefined, { signal: ended, ref: false })
  await rest(beginsAfterMs)
  for (let time = 0; time < examples; time++) await warmUp(time)
  ended.throwIfAborted()
  const courses = await store.read(newestCourses)
  for (let time = 0; courses.length > 0 && time < attempts; time++) {
    await rest(pauseMs)
    await attempt(courses[time % courses.length] ?? 0, false)
  }
}

/** Those of the highest numbers, which are mostly the newest and the likeliest to be asked for. */
const newestCourses = async ({ db }: Reader): Promise<number[]> => {
  const { rows } = await sql<{ course_id: number }>`
    select course_id from course
    where exists (select from competency where competency.course_id = course.course_id)
    order by course_id desc limit ${lookedAt}`.execute(db)
  const sizes = await sizesOf(
    { db },
    rows.map(({ course_id }) => course_id),
  )
  return sizes
    .filter(({ competencies, bytes }) => competencies <= most.competencies && bytes <= most.bytes)
    .map(({ course_id }) => course_id)
    .slice(-most.courses)
}
