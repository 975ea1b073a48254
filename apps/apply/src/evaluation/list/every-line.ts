import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import type { Filtered } from './filters.ts'
import type { Line } from './line.ts'
import { readListing } from './listing.store.ts'

type Asked = Filtered & { readonly sort?: string }

const atATime = 500

/** The whole list, a page at a time, so that no connection is held while a slow reader reads. */
export async function* everyLine(db: QueryExecutorProvider, actor: Actor, asked: Asked): AsyncGenerator<Line> {
  let cursor: string | null = null
  do {
    const page = await readListing(db, actor, { ...asked, limit: atATime, ...(cursor !== null && { cursor }) })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor !== null)
}

/** How many lines the list has. */
export const countLines = async (db: QueryExecutorProvider, actor: Actor, asked: Asked): Promise<number> =>
  (await readListing(db, actor, { ...asked, limit: 1 })).total
