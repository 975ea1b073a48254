import type { AsyncLocalStorage } from 'node:async_hooks'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { throwIfAborted } from './abort.ts'
import type { Engine, Session } from './engine.ts'
import { failedToAnswer, failedToConnect } from './unavailable.ts'
import { write } from './values.ts'

/** Set while a transaction of this database is open in the calling async context. */
export type Held = AsyncLocalStorage<{ open: boolean }>

/** One Kysely driver for both engines, with the same statements, values and errors. */
export function dialect(engine: Engine, held: Held, isUrgent = false): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver(engine, held, isUrgent),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class Connection implements DatabaseConnection {
  readonly session: Session
  broken = false

  constructor(session: Session) {
    this.session = session
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, command, count } = await this.session
      .run(query.sql, query.parameters.map(write))
      .catch(failedToAnswer)
    const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command)
    return { rows: rows as R[], ...(changes ? { numAffectedRows: BigInt(count) } : {}) }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Read page by page instead of streaming: a stream would hold the one connection of PGlite.')
  }
}

function own(given: DatabaseConnection): Connection {
  if (given instanceof Connection) return given
  throw new TypeError('This connection belongs to another database.')
}

const run = (given: DatabaseConnection, text: string) => own(given).session.run(text, []).catch(failedToAnswer)

function driver(engine: Engine, held: Held, isUrgent: boolean): Driver {
  return {
    init: async () => {},
    destroy: async () => {},
    acquireConnection: async () => {
      if (held.getStore()?.open) {
        throw new Error(
          'A transaction is open here: use its tx instead of the database, which would wait for it forever.',
        )
      }
      throwIfAborted()
      const session = await engine.acquire(isUrgent).catch(failedToConnect)
      try {
        throwIfAborted()
        return new Connection(session)
      } catch (error) {
        session.release(false)
        throw error
      }
    },
    releaseConnection: async given => own(given).session.release(own(given).broken),
    beginTransaction: async (given, { isolationLevel, accessMode }: TransactionSettings) => {
      const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
      await run(given, `begin${level}${accessMode ? ` ${accessMode}` : ''}`)
    },
    commitTransaction: async given => {
      const { command } = await run(given, 'commit')
      if (command === 'ROLLBACK') throw new SwallowedFailure()
    },
    rollbackTransaction: async given => {
      // A failed rollback must not hide the original error: the session is discarded instead.
      await run(given, 'rollback').catch(() => {
        own(given).broken = true
      })
    },
    savepoint: async (given, name) => void (await run(given, `savepoint ${quoted(name)}`)),
    rollbackToSavepoint: async (given, name) => void (await run(given, `rollback to savepoint ${quoted(name)}`)),
    releaseSavepoint: async (given, name) => void (await run(given, `release savepoint ${quoted(name)}`)),
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** PostgreSQL answers COMMIT with ROLLBACK if a statement failed before: nothing was committed. */
class SwallowedFailure extends Error {
  override readonly message =
    'Nothing was kept: a statement of this transaction failed and its error was not passed on.'
}
