import { type Actor, groupsOf, passesIn } from '@kolleg/access'
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
 * reader may see it by then, the first one too, which may have waited for its turn. It breaks off with any membership
 * it was asked with, so that nobody takes it for whole.
 */
export async function* everyLine(
  db: Kysely<Tables>,
  asker: Actor,
  asked: Filtered & { readonly sort?: string },
): AsyncGenerator<Line> {
  let cursor: string | null | undefined
  while (cursor !== null) {
    const reader = await readerNow(db, asker)
    const page = await readLines(db, reader, { ...asked, limit: atATime, ...(cursor !== undefined && { cursor }) })
    yield* page.items
    cursor = page.nextCursor
  }
}

const readerNow = async (db: Kysely<Tables>, asker: Actor): Promise<Actor> => {
  const reader = await personNow(db, asker.userId)
  if (reader === undefined) throw problem('UNAUTHENTICATED')
  const groups = groupsOf(asker)
  if (!groups.every(groupId => passesIn(reader, 'ProfessorOrEmployee', groupId))) throw problem('ACCESS_DENIED')
  return reader
}

/** How many lines the list has. */
export const countLines = (db: QueryExecutorProvider, actor: Actor, asked: Filtered): Promise<number> =>
  countFound(db, actor, asked)
