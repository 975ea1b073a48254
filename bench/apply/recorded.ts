import type { CompiledQuery, QueryExecutor, QueryExecutorProvider } from 'kysely'
import type { Statement } from './processes/bare.ts'
import type { Query } from './query.ts'

/** Runs some work and returns its statements, so that a bare handler can run exactly the same. */
export const recorded = async (query: Query, work: (db: Query) => Promise<unknown>): Promise<readonly Statement[]> => {
  const statements: Statement[] = []
  const listening = (executor: QueryExecutor): QueryExecutor =>
    new Proxy(executor, {
      get: (from, name) => {
        const member: unknown = Reflect.get(from, name, from)
        // Its methods read fields that only the executor itself has.
        if (name !== 'executeQuery') return typeof member === 'function' ? (member.bind(from) as unknown) : member
        return (asked: CompiledQuery) => {
          statements.push({ sql: asked.sql, parameters: asked.parameters })
          return from.executeQuery(asked)
        }
      },
    })
  const db: QueryExecutorProvider = { getExecutor: () => listening(query.getExecutor()) }
  await work(db as Query)
  return statements
}
