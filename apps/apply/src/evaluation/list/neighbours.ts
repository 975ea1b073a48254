import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import type { Filtered } from './filters.ts'
import { keysOf } from './found.ts'
import { findBeside, findKeys, type Neighbours } from './listing.store.ts'

const alone: Neighbours = { previousId: null, nextId: null }

/** The neighbours of an application in a list, even if the filter excludes it. */
export const neighboursOf = async (
  db: QueryExecutorProvider,
  actor: Actor,
  applicationId: string,
  { sort, ...asked }: Filtered & { readonly sort?: string },
): Promise<Neighbours> => {
  const keys = keysOf(sort)
  const values = await findKeys(db, actor, applicationId, keys)
  return (values && (await findBeside(db, actor, asked, keys, values))) ?? alone
}
