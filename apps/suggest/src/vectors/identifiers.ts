import { sql } from 'kysely'
import { piecesOf } from './pages.ts'
import type { Reader, Writer } from './reader.ts'

/** What a competency is called outside, and where it is published if the identifier does not say so. */
export type Identified = { readonly id: number; readonly identifier: string; readonly uri: string | null }

type Holder = { readonly id: number; readonly course_id: number; readonly identifier: string | null }

/** The stored competencies with these ids, with what they are called outside. */
export const holdersOf = async ({ db }: Pick<Reader, 'db'>, ids: readonly number[]): Promise<readonly Holder[]> => {
  const { rows } = await sql<Holder>`
    select id, course_id, identifier from competency where id = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}

export const identifiersOf = async (
  { db }: Pick<Reader, 'db'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Identified>> => {
  const found = new Map<number, Identified>()
  for await (const some of piecesOf(ids)) {
    const { rows } = await sql<Identified>`
      select id, identifier, uri from competency
      where id = any(${[...some]}::bigint[]) and identifier is not null`.execute(db)
    for (const row of rows) found.set(row.id, row)
  }
  return found
}

/** Keeps identifiers; a competency that is given no URI keeps the one it has. */
export const identify = async ({ db }: Pick<Writer, 'db'>, identified: readonly Identified[]): Promise<void> => {
  for await (const some of piecesOf(identified))
    await sql`
      update competency set identifier = given.identifier, uri = coalesce(given.uri, competency.uri)
      from json_to_recordset(${JSON.stringify(some)}::json) as given (id bigint, identifier text, uri text)
      where competency.id = given.id
        and (competency.identifier, competency.uri) is distinct from
          (given.identifier, coalesce(given.uri, competency.uri))`.execute(db)
}
