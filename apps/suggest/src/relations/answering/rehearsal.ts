import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Reader, Store } from '../../vectors/store.ts'
import type { Attempt } from './attempt.ts'
import type { Compute } from './compute.ts'
import { loadRest, loadTexts } from './load.ts'
import type { Relations } from './of-course.ts'
import { quickOnes } from './quick-ones.ts'

/** Whoever waits for the service to come up does not wait for this as well. */
const beginsAfterMs = 250
const examples = 32
const attempts = 48
/** Of an empty store. */
const lookups = 10
/** Requests come between two attempts. */
const pauseMs = 2

const mostCourses = 8
/** Of these the first that are small enough. */
const lookedAt = 32

type Rehearsed = Pick<Compute, 'warmUp'> & Pick<Relations, 'workOutAhead'> & { readonly attempt: Attempt }

/**
 * The runtime compiles what it runs often, the embedded database as well as the reading of texts. What it learns from
 * an example and from some of the courses stored, the first who ask need not teach it; and of these it has the
 * relations at hand in the end.
 */
export const rehearse = async (
  store: Store,
  { warmUp, attempt, workOutAhead }: Rehearsed,
  ended: AbortSignal,
): Promise<void> => {
  const rest = (ms: number) => pause(ms, undefined, { signal: ended, ref: false })
  await rest(beginsAfterMs)
  for (let time = 0; time < examples; time++) await warmUp(time)
  ended.throwIfAborted()
  const courses = await store.read(newestCourses)
  for (let time = 0; courses.length === 0 && time < lookups; time++) {
    await rest(pauseMs)
    await store.snapshot(lookUpNobody)
  }
  for (let time = 0; courses.length > 0 && time < attempts; time++) {
    await rest(pauseMs)
    await attempt(courses[time % courses.length] ?? 0, false)
  }
  for (const course of courses) {
    await rest(pauseMs)
    await workOutAhead(course)
  }
}

const nobody = { id: Number.MIN_SAFE_INTEGER, title: '', description: '' }

/** All that is asked of the database for a course, about one that nobody has. */
const lookUpNobody = async (reader: Reader): Promise<void> => {
  await loadTexts(reader, nobody.id, '')
  await loadRest(reader, nobody.id, [nobody], '')
}

/** Those of the highest numbers, which are mostly the newest and the likeliest to be asked for. */
const newestCourses = async (reader: Reader): Promise<number[]> => {
  const { rows } = await sql<{ course_id: number }>`
    select course_id from course where competencies > 0
    order by course_id desc limit ${lookedAt}`.execute(reader.db)
  const quick = await quickOnes(
    reader,
    rows.map(({ course_id }) => course_id),
  )
  return quick.slice(-mostCourses)
}
