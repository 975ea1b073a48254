import { sql } from 'kysely'
import { piecesOf } from './pages.ts'
import { idsByCourse } from './places.ts'
import type { Reader, Writer } from './reader.ts'
import { rowsOf } from './records.ts'

/** What a competency is called outside, and where it is published if the identifier does not say so. */
export type Identified = { readonly id: number; readonly identifier: string; readonly uri: string | null }

type Holder = { readonly id: number; readonly course_id: number; readonly identifier: string | null }

/** The stored competencies with these ids, with what they are called outside. */
export const holdersOf = async (reader: Pick<Reader, 'db'>, ids: readonly number[]): Promise<readonly Holder[]> => {
  const holders: Holder[] = []
  for (const [courseId, own] of await idsByCourse(reader, 'competency', ids))
    for await (const some of piecesOf(own)) {
      const { rows } = await sql<Holder>`
        select kept.id, course_id, identifier from ${rowsOf('competency', courseId, some)}`.execute(reader.db)
      holders.push(...rows)
    }
  return holders
}

export const identifiersOf = async (
  { db }: Pick<Reader, 'db'>,
  courseId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Identified>> => {
  const found = new Map<number, Identified>()
  for await (const some of piecesOf(ids)) {
    const { rows } = await sql<Identified>`
      select kept.id, identifier, uri from ${rowsOf('competency', courseId, some)}
      where identifier is not null`.execute(db)
    for (const row of rows) found.set(row.id, row)
  }
  return found
}

/** Keeps identifiers; a competency that is given no URI keeps the one it has. */
export const identify = async (
  { db }: Pick<Writer, 'db'>,
  courseId: number,
  identified: readonly Identified[],
): Promise<void> => {
  for await (const some of piecesOf(identified))
    await sql`
      update competency set identifier = given.identifier, uri = coalesce(given.uri, competency.uri)
      from json_to_recordset(${JSON.stringify(some)}::json) as given (id bigint, identifier text, uri text)
      where competency.course_id = ${courseId} and competency.id = any(${some.map(({ id }) => id)}::bigint[])
        and competency.id = given.id
        and (competency.identifier, competency.uri) is distinct from
          (given.identifier, coalesce(given.uri, competency.uri))`.execute(db)
}
