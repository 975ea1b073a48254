import { type Actor, groupsOf, passesIn } from '@kolleg/access'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import { lostSince } from '../../front-door/in-transaction-as.ts'
import { personNow } from '../../people/find.ts'
import { problem } from '../../problems.ts'
import type { Filtered } from './filters.ts'
import type { Line } from './line.ts'
import { countFound, readLines } from './listing.store.ts'

const atATime = 200

/**
 * The whole list, page by page, so that a slow reader holds no connection. Permissions are checked for each page. It
 * breaks off if the reader loses any membership, or is recused, so that nobody takes it for complete.
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
  await readerNow(db, asker)
}

const readerNow = async (db: Kysely<Tables>, asker: Actor): Promise<Actor> => {
  const reader = await personNow(db, asker.userId)
  if (reader === undefined) throw problem('UNAUTHENTICATED')
  const groups = groupsOf(asker)
  if (!groups.every(groupId => passesIn(reader, 'ProfessorOrEmployee', groupId))) throw problem('ACCESS_DENIED')
  if (lostSince(reader, { ...asker, roles: [] })) throw problem('ACCESS_DENIED')
  return reader
}

/** How many lines the list has. */
export const countLines = (db: QueryExecutorProvider, actor: Actor, asked: Filtered): Promise<number> =>
  countFound(db, actor, asked)
