import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely } from 'kysely'
import type { Database, OpenOptions } from './database.ts'
import { dialect, type Held } from './driver.ts'
import type { Engine } from './engine.ts'
import { exclusively } from './exclusively.ts'
import { migrate, pendingMigration } from './migrate/migrate.ts'
import { ping } from './ping.ts'
import { DatabaseRefusal } from './refusal.ts'
import { transact } from './transaction.ts'

/** Opens PGlite or a PostgreSQL server; the server need not be up yet. */
export async function open<Schema>(url: string, options: OpenOptions = {}): Promise<Database<Schema>> {
  return over(await engineFor(url, options))
}

/** Makes a database from a running engine. */
export function over<Schema>(engine: Engine): Database<Schema> {
  const held: Held = new AsyncLocalStorage()
  const query = new Kysely<Schema>({ dialect: dialect(engine, held) })
  const urgent = new Kysely<Schema>({ dialect: dialect(engine, held, true) })
  const database: Database<Schema> = {
    engine: engine.name,
    query,
    urgent,
    transaction: (work, settings = {}) => transact(query, held, work, settings),
    migrate: folder => migrate(database, folder),
    pendingMigration: folder => pendingMigration(query, folder),
    // PGlite has one process and one connection, which the work itself needs.
    exclusively: (name, work) => (engine.name === 'pglite' ? work() : exclusively(query, name, work)),
    ping: ping(query),
    pingUrgently: ping(urgent),
    close: () => engine.close(),
  }
  return database
}

async function engineFor(url: string, options: OpenOptions): Promise<Engine> {
  if (/^postgres(ql)?:\/\//.test(url)) return (await import('./postgres/engine.ts')).postgresEngine(url, options)
  const folder = /^pglite:(.+)$/s.exec(url)?.[1]
  if (folder === undefined) {
    throw new DatabaseRefusal(
      'The database address must be pglite:<directory>, pglite::memory: or postgres://user:password@host:port/name.',
    )
  }
  const { durableEngine, memoryEngine } = await import('./pglite/engine.ts')
  return folder === ':memory:' ? memoryEngine() : durableEngine(folder)
}
