import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Reader, Store } from '../../vectors/store.ts'
import type { Attempt } from './attempt.ts'
import type { Compute } from './compute.ts'

/** Whoever waits for the service to come up does not wait for this as well. */
const beginsAfterMs = 500
const examples = 20
const attempts = 40
/** Requests come between two attempts. */
const pauseMs = 10

const mostCourses = 8
const mostCompetencies = 200

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
  for (let time = 0; time < examples && !ended.aborted; time++) await warmUp(time)
  const courses = await store.read(newestCourses)
  for (let time = 0; courses.length > 0 && time < attempts; time++) {
    await rest(pauseMs)
    await attempt(courses[time % courses.length] ?? 0, false)
  }
}

/** The newest are the likeliest to be asked for; large ones would keep others waiting. */
const newestCourses = async ({ db }: Reader): Promise<number[]> => {
  const { rows } = await sql<{ course_id: number }>`
    select course_id from competency
    where course_id in (select course_id from course order by course_id desc limit ${mostCourses})
    group by course_id having count(*) <= ${mostCompetencies} order by course_id`.execute(db)
  return rows.map(({ course_id }) => course_id)
}
