import type { Kysely, Transaction } from 'kysely'

export type Database<Schema> = {
  readonly engine: 'pglite' | 'postgres'
  /** One statement at a time, outside any transaction; inside one, use its `tx`. */
  readonly query: Kysely<Schema>
  /** For health checks: does not queue behind other statements. */
  readonly urgent: Kysely<Schema>
  /** Runs `work` in a transaction, and retries on serialization failures and deadlocks (40001, 40P01). */
  transaction<T>(work: (tx: Transaction<Schema>) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Applies the pending SQL files and returns their names. */
  migrate(folder: URL | string): Promise<readonly string[]>
  /**
   * Returns the next file; throws if the files do not match what was applied, for example by a newer version. Changes
   * nothing.
   */
  pendingMigration(folder: URL | string): Promise<string | undefined>
  /** Runs `work` while no other process runs work of the same name on this database. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Throws if the database does not answer in time. */
  ping(timeoutMs?: number): Promise<void>
  /** For health checks: does not wait for a connection. */
  pingUrgently(timeoutMs?: number): Promise<void>
  close(): Promise<void>
}

export type TransactionOptions = {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable'
  readonly attempts?: number
  /** Its statements may take as long as they need, whatever time limit the database sets. */
  readonly isUnlimited?: boolean
}

export type OpenOptions = {
  /** The most connections to a server; PGlite has one. */
  readonly connections?: number
  /** For one attempt to connect. */
  readonly connectTimeoutMs?: number
  /** For a query that waits for a free connection. */
  readonly queueTimeoutMs?: number
  /** Idle connections close after this; the last one stays, and is checked before it is used again. */
  readonly quietMs?: number
  /** How often to ask the server about statements that take longer than this. */
  readonly watchMs?: number
  /** Called for connections lost while idle, which are replaced automatically. */
  readonly onConnectionLost?: (error: Error) => void
}
