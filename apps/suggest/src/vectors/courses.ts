import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { type Kind, placesOf } from './places.ts'
import type { Reader, Writer } from './reader.ts'

/** Creates missing courses. A course is never deleted, because its version is compared with cached ones. */
export const ensureCourses = async ({ db }: Pick<Writer, 'db'>, ids: readonly number[]): Promise<void> => {
  for (const id of new Set(ids))
    await sql`
      insert into course (course_id, version) values (${id}, ${randomUUID()}::uuid) on conflict do nothing`.execute(db)
}

/** Gives these courses new versions, which invalidates everything derived from them. Returns the versions. */
export const renewVersions = async (
  { db }: Pick<Writer, 'db'>,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, string>> => {
  const versions = new Map<number, string>()
  for (const id of new Set(ids)) {
    const version = randomUUID()
    const { rows } = await sql`
      update course set version = ${version}::uuid where course_id = ${id} returning course_id`.execute(db)
    if (rows.length > 0) versions.set(id, version)
  }
  return versions
}

export const versionsOf = async (
  { db }: Pick<Reader, 'db'>,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ course_id: number; version: string }>`
    select course_id, version from course where course_id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ course_id, version }) => [course_id, version]))
}

export const versionOf = async ({ db }: Pick<Reader, 'db'>, id: number): Promise<string | undefined> => {
  const { rows } = await sql<{ version: string }>`select version from course where course_id = ${id}`.execute(db)
  return rows[0]?.version
}

export const coursesOf = async (
  reader: Pick<Reader, 'db'>,
  ids: Iterable<number>,
  kind: Kind = 'competency',
): Promise<number[]> => [...new Set((await placesOf(reader, kind, ids)).values())]

/**
 * The ids of a course's competencies, in order. Readers of pages need them first: without statistics, as after a large
 * import, a query for "the next 128" sorts the whole course for every page.
 */
export const competenciesIn = async ({ db }: Pick<Reader, 'db'>, courseId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from competency where course_id = ${courseId} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The competencies of a course between the first and the last of these ids, found by one index range. */
export const pageOf = (courseId: number, ids: readonly number[]): RawBuilder<unknown> =>
  sql`course_id = ${courseId} and id between ${ids[0]} and ${ids.at(-1)}`

/** The number of competencies in a course and the size of their text. */
export type Size = { readonly competencies: number; readonly bytes: number }
export type CourseSize = Size & { readonly course_id: number }

/** Records that courses have grown by so much, or shrunk. Returns what they hold now. */
export const resize = async (
  { db }: Pick<Writer, 'db'>,
  growth: ReadonlyMap<number, Size>,
): Promise<readonly CourseSize[]> => {
  const sizes: CourseSize[] = []
  for (const [courseId, { competencies, bytes }] of growth) {
    const { rows } = await sql<CourseSize>`
      update course set competencies = competencies + ${competencies}, bytes = bytes + ${bytes}
      where course_id = ${courseId} returning course_id, competencies, bytes`.execute(db)
    sizes.push(...rows)
  }
  return sizes.toSorted((one, other) => one.course_id - other.course_id)
}

/** Which of these courses hold competencies. */
export const filledAmong = async ({ db }: Pick<Reader, 'db'>, ids: Iterable<number>): Promise<ReadonlySet<number>> => {
  const filled = new Set<number>()
  for (const id of ids) {
    const { rows } = await sql`select from course where course_id = ${id} and competencies > 0`.execute(db)
    if (rows.length > 0) filled.add(id)
  }
  return filled
}
