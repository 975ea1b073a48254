import type { Actor } from '@kolleg/access'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import { personNow } from '../../people/find.ts'
import type { Filtered } from './filters.ts'
import type { Line } from './line.ts'
import { countFound, readLines } from './listing.store.ts'

const atATime = 200

/**
 * The whole list, a page at a time, so that no connection is held while a slow reader reads; each page as far as the
 * reader may see it by then.
 */
export async function* everyLine(
  db: Kysely<Tables>,
  actor: Actor,
  asked: Filtered & { readonly sort?: string },
): AsyncGenerator<Line> {
  let cursor: string | null = null
  let reader: Actor | undefined = actor
  while (reader !== undefined) {
    const page = await readLines(db, reader, { ...asked, limit: atATime, ...(cursor !== null && { cursor }) })
    yield* page.items
    cursor = page.nextCursor
    reader = cursor === null ? undefined : await personNow(db, actor.userId)
  }
}

/** How many lines the list has. */
export const countLines = (db: QueryExecutorProvider, actor: Actor, asked: Filtered): Promise<number> =>
  countFound(db, actor, asked)
