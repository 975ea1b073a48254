import { sql } from 'kysely'
import { lateralJoin } from './lateral-join.ts'
import { piecesOf } from './pages.ts'
import type { Reader, Writer } from './reader.ts'

export type Kind = 'competency' | 'exercise'

/** The directory of all records of a kind: the course of each. */
export const directoryOf = (kind: Kind) => sql.table(`${kind}_place`)

/** The courses of these records, by id; one that is not there has none. */
export const placesOf = async (
  { db }: Pick<Reader, 'db'>,
  kind: Kind,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, number>> => {
  const places = new Map<number, number>()
  for await (const some of piecesOf([...ids])) {
    const { rows } = await sql<{ id: number; course_id: number }>`
      select id, course_id from unnest(${[...some]}::bigint[]) asked (id)
      ${lateralJoin('place', sql`select course_id from ${directoryOf(kind)} known where known.id = asked.id`)}`.execute(
      db,
    )
    for (const { id, course_id } of rows) places.set(id, course_id)
  }
  return places
}

/** These records as far as they are there, by course: what is written or read of them goes to one course at a time. */
export const idsByCourse = async (
  reader: Pick<Reader, 'db'>,
  kind: Kind,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const places = await placesOf(reader, kind, ids)
  const grouped = Map.groupBy(places, ([, courseId]) => courseId)
  return new Map([...grouped].map(([courseId, all]) => [courseId, all.map(([id]) => id)]))
}

/** Enters records that were not there. */
export const enter = async (
  { db }: Pick<Writer, 'db'>,
  kind: Kind,
  records: readonly { readonly id: number; readonly course_id: number }[],
): Promise<void> => {
  await sql`
    insert into ${directoryOf(kind)} (id, course_id)
    select * from unnest(${records.map(({ id }) => id)}::bigint[], ${records.map(({ course_id }) => course_id)}::bigint[])
  `.execute(db)
}

/** Moves records to another course in the directory. */
export const redirect = async (
  { db }: Pick<Writer, 'db'>,
  kind: Kind,
  ids: readonly number[],
  to: number,
): Promise<void> => {
  await sql`update ${directoryOf(kind)} set course_id = ${to} where id = any(${[...ids]}::bigint[])`.execute(db)
}

/** Takes records out of the directory; what crosses courses goes with them. */
export const strike = async ({ db }: Pick<Writer, 'db'>, kind: Kind, ids: readonly number[]): Promise<void> => {
  await sql`delete from ${directoryOf(kind)} where id = any(${[...ids]}::bigint[])`.execute(db)
}
