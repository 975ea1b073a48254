import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import type { Filtered } from './filters.ts'
import type { Line } from './line.ts'
import { countFound, readLines } from './listing.store.ts'

const atATime = 200

/** The whole list, a page at a time, so that no connection is held while a slow reader reads. */
export async function* everyLine(
  db: QueryExecutorProvider,
  actor: Actor,
  asked: Filtered & { readonly sort?: string },
): AsyncGenerator<Line> {
  let cursor: string | null = null
  do {
    const page = await readLines(db, actor, { ...asked, limit: atATime, ...(cursor !== null && { cursor }) })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor !== null)
}

/** How many lines the list has. */
export const countLines = (db: QueryExecutorProvider, actor: Actor, asked: Filtered): Promise<number> =>
  countFound(db, actor, asked)
