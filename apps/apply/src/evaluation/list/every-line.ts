import { type Actor, passes } from '@kolleg/access'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import { personNow } from '../../people/find.ts'
import { problem } from '../../problems.ts'
import type { Filtered } from './filters.ts'
import type { Line } from './line.ts'
import { countFound, readLines } from './listing.store.ts'

const atATime = 200

/**
 * The whole list, a page at a time, so that no connection is held while a slow reader reads; each page as far as the
 * reader may see it by then, the first one too, which may have waited for its turn.
 */
export async function* everyLine(
  db: Kysely<Tables>,
  { userId }: Actor,
  asked: Filtered & { readonly sort?: string },
): AsyncGenerator<Line> {
  let cursor: string | null | undefined
  while (cursor !== null) {
    const reader = await readerNow(db, userId)
    const page = await readLines(db, reader, { ...asked, limit: atATime, ...(cursor !== undefined && { cursor }) })
    yield* page.items
    cursor = page.nextCursor
  }
}

/** Throws where no member of any group is left: what has begun breaks off, so that nobody takes it for whole. */
const readerNow = async (db: Kysely<Tables>, userId: string): Promise<Actor> => {
  const reader = await personNow(db, userId)
  if (reader === undefined) throw problem('UNAUTHENTICATED')
  if (!passes(reader, 'ProfessorOrEmployee')) throw problem('ACCESS_DENIED')
  return reader
}

/** How many lines the list has. */
export const countLines = (db: QueryExecutorProvider, actor: Actor, asked: Filtered): Promise<number> =>
  countFound(db, actor, asked)
