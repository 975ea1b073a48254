import { sql } from 'kysely'
import { abortable } from '../abortable.ts'
import type { Store } from '../vectors/store.ts'

export const collections = ['Exercise', 'Competency', 'SemanticCluster'] as const
export type Collection = (typeof collections)[number]

const tables = { Exercise: 'exercise', Competency: 'competency', SemanticCluster: 'semantic_cluster' } as const

/** Whoever asks for the health has an answer within two seconds, also while a table is locked. */
const longestWaitMs = 1_500

/** Reads from each collection; gives those that cannot be read, each with the reason. */
export const collectionsOf = (store: Store): (() => Promise<ReadonlyMap<Collection, unknown>>) => {
  const asked = new Map<Collection, Promise<unknown>>()
  const read = (name: Collection): Promise<unknown> => {
    // One that nobody answers is not asked again and again: each question would keep a connection.
    const answer =
      asked.get(name) ??
      store
        .read(({ db }) => sql`select embedding is null from ${sql.table(tables[name])} limit 1`.execute(db))
        .finally(() => asked.delete(name))
    asked.set(name, answer)
    return abortable(answer, AbortSignal.timeout(longestWaitMs))
  }
  return async () => {
    const results = await Promise.allSettled(collections.map(read))
    return new Map(
      results.flatMap((result, index) => {
        const name = collections[index]
        return result.status === 'rejected' && name ? [[name, result.reason as unknown] as const] : []
      }),
    )
  }
}
