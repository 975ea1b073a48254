import { type RawBuilder, sql } from 'kysely'
import type { Reader, Writer } from './reader.ts'
import type { Kind } from './records.ts'

/** Creates missing courses. A course is never deleted, because its version is compared with cached ones. */
export const ensureCourses = async ({ db }: Pick<Writer, 'db'>, ids: readonly number[]): Promise<void> => {
  await sql`
    insert into course (course_id) select unnest(${[...new Set(ids)]}::bigint[]) on conflict do nothing`.execute(db)
}

/** Gives these courses new versions, which invalidates everything derived from them. Returns the versions. */
export const renewVersions = async (
  { db }: Pick<Writer, 'db'>,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ course_id: number; version: string }>`
    update course set version = gen_random_uuid() where course_id = any(${[...ids]}::bigint[])
    returning course_id, version`.execute(db)
  return new Map(rows.map(({ course_id, version }) => [course_id, version]))
}

export const versionsOf = async (
  { db }: Pick<Reader, 'db'>,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ course_id: number; version: string }>`
    select course_id, version from course where course_id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ course_id, version }) => [course_id, version]))
}

export const coursesOf = async (
  { db }: Pick<Reader, 'db'>,
  ids: Iterable<number>,
  kind: Kind = 'competency',
): Promise<number[]> => {
  const { rows } = await sql<{ course_id: number }>`
    select distinct course_id from ${sql.table(kind)} where id = any(${[...ids]}::bigint[])`.execute(db)
  return rows.map(({ course_id }) => course_id)
}

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

export type CourseSize = { readonly course_id: number; readonly competencies: number; readonly bytes: number }

/** The number of competencies and the size of the text in these courses, by id. */
export const sizesOf = async ({ db }: Pick<Reader, 'db'>, ids: Iterable<number>): Promise<readonly CourseSize[]> => {
  const { rows } = await sql<CourseSize>`
    select course_id, competencies, bytes from course
    where course_id = any(${[...ids]}::bigint[]) and competencies > 0 order by course_id`.execute(db)
  return rows
}
