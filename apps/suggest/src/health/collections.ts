import { sql } from 'kysely'
import type { Store } from '../vectors/store.ts'

export const collections = ['Exercise', 'Competency', 'SemanticCluster'] as const
export type Collection = (typeof collections)[number]

const tables = { Exercise: 'exercise', Competency: 'competency', SemanticCluster: 'semantic_cluster' } as const

/** Reads from each collection; gives those that cannot be read, each with the reason. */
export const unreadable = async (store: Store): Promise<ReadonlyMap<Collection, unknown>> => {
  const results = await Promise.allSettled(
    collections.map(name =>
      store.read(({ db }) => sql`select embedding is null from ${sql.table(tables[name])} limit 1`.execute(db)),
    ),
  )
  return new Map(
    results.flatMap((result, index) => {
      const name = collections[index]
      return result.status === 'rejected' && name ? [[name, result.reason as unknown] as const] : []
    }),
  )
}
