import { sql } from 'kysely'
import { abortable } from '../abortable.ts'
import type { Reader, Store } from '../vectors/store.ts'

export const collections = ['Exercise', 'Competency', 'SemanticCluster'] as const
export type Collection = (typeof collections)[number]

const tables = {
  Exercise: { name: 'exercise', key: 'id' },
  Competency: { name: 'competency', key: 'id' },
  SemanticCluster: { name: 'semantic_cluster', key: 'competency_id' },
} as const

/** Whoever asks for the health has an answer within two seconds, also while a table is locked. */
const longestWaitMs = 1_500
/** The embedded database serves one at a time, and the largest save keeps it for some seconds: it is not away for that. */
const longestTurnMs = 30_000

/** By the key: a table whose first rows were all written again would be read up to the first that is left in place. */
export const readFrom = async ({ db }: Pick<Reader, 'db'>, collection: Collection): Promise<void> => {
  const { name, key } = tables[collection]
  await sql`select embedding is null from ${sql.table(name)} order by ${sql.ref(key)} limit 1`.execute(db)
}

/** Reads from each collection; gives those that cannot be read, each with the reason. */
export const collectionsOf = (
  store: Store,
  patienceMs = store.engine === 'pglite' ? longestTurnMs : 0,
): (() => Promise<ReadonlyMap<Collection, unknown>>) => {
  const asked = new Map<Collection, { readonly answer: Promise<void>; readonly since: number }>()
  /** By their last answers. */
  const readable = new Set<Collection>()

  const ask = async (name: Collection): Promise<void> => {
    try {
      await store.look(reader => readFrom(reader, name))
      readable.add(name)
    } catch (error) {
      readable.delete(name)
      throw error
    } finally {
      asked.delete(name)
    }
  }
  const read = async (name: Collection): Promise<void> => {
    // One that nobody answers is not asked again and again: each question would keep a connection.
    const question = asked.get(name) ?? { answer: ask(name), since: performance.now() }
    asked.set(name, question)
    try {
      await abortable(question.answer, AbortSignal.timeout(longestWaitMs))
    } catch (error) {
      const isBusy = readable.has(name) && performance.now() - question.since < patienceMs
      if (!isBusy) throw error
    }
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
