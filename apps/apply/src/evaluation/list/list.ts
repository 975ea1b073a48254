import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import type { Static } from 'typebox'
import type { ListQuery } from '../../lists/list-query.ts'
import type { Filtered } from './filters.ts'
import { type EvaluatedList, facetsView, lineView } from './list.view.ts'
import { readListing } from './listing.store.ts'

/** A page of what the actor may evaluate. */
export const listEvaluated = async (
  db: QueryExecutorProvider,
  actor: Actor,
  asked: Filtered & ListQuery,
): Promise<Static<typeof EvaluatedList>> => {
  const { items, total, nextCursor, facets } = await readListing(db, actor, asked)
  return { items: items.map(lineView), total, nextCursor, facets: facetsView(facets) }
}
