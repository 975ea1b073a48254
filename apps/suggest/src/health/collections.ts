import { sql } from 'kysely'
import { abortable } from '../abortable.ts'
import type { Reader } from '../vectors/reader.ts'
import type { Store } from '../vectors/store.ts'

export const collections = ['Exercise', 'Competency', 'SemanticCluster'] as const
export type Collection = (typeof collections)[number]

const tables = {
  Exercise: { name: 'exercise', key: 'id' },
  Competency: { name: 'competency', key: 'id' },
  SemanticCluster: { name: 'semantic_cluster', key: 'competency_id' },
} as const

/** A health check is answered within two seconds, even while a table is locked. */
const longestWaitMs = 1_500
/**
 * The embedded database runs one statement at a time, and the largest save takes some seconds: it is still healthy
 * then.
 */
const longestTurnMs = 30_000

/** Ordered by key: after an update of all rows, a sequential scan would read the whole table to find a live row. */
export const readFrom = async ({ db }: Pick<Reader, 'db'>, collection: Collection): Promise<void> => {
  const { name, key } = tables[collection]
  await sql`select embedding is null from ${sql.table(name)} order by course_id, ${sql.ref(key)} limit 1`.execute(db)
}

/** Reads from each collection; returns the unreadable ones, each with the reason. */
export const collectionsOf = (
  store: Store,
  patienceMs = store.engine === 'pglite' ? longestTurnMs : 0,
): (() => Promise<ReadonlyMap<Collection, unknown>>) => {
  const asked = new Map<Collection, { readonly answer: Promise<void>; readonly since: number }>()
  /** Judges each collection by its last answers. */
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
    // A read that is still pending is not repeated, because each one would occupy a connection.
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
