import type { Kysely, QueryExecutor, QueryExecutorProvider } from 'kysely'
import type { Tables } from '../../db/schema.ts'

/** A database wrapper that counts statements. */
export const counting = (
  query: Kysely<Tables>,
): { readonly db: QueryExecutorProvider; readonly count: () => number } => {
  let count = 0
  const executor = query.getExecutor()
  const counted = new Proxy(executor, {
    get: (target, name) => {
      if (name === 'executeQuery') count += 1
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { db: { getExecutor: (): QueryExecutor => counted }, count: () => count }
}
