import type { Kysely, Transaction } from 'kysely'

export type Database<Schema> = {
  readonly engine: 'pglite' | 'postgres'
  /** One statement at a time, outside any transaction; inside one, use its `tx`. */
  readonly query: Kysely<Schema>
  /** The same for short questions about health, which do not wait behind all others. */
  readonly urgent: Kysely<Schema>
  /** Runs `work` in a transaction, and again when the database asks for it (40001, 40P01). */
  transaction<T>(work: (tx: Transaction<Schema>) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Applies the numbered SQL files not applied yet and names them. */
  migrate(folder: URL | string): Promise<readonly string[]>
  /** Names the next one; throws when they do not fit what was applied, such as by a newer version. Changes nothing. */
  pendingMigration(folder: URL | string): Promise<string | undefined>
  /** Runs `work` while no other process runs work of the same name here. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Throws when the store does not answer in time. */
  ping(timeoutMs?: number): Promise<void>
  /** The same for reports of health: it does not wait behind others for a connection. */
  pingUrgently(timeoutMs?: number): Promise<void>
  close(): Promise<void>
}

export type TransactionOptions = {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable'
  readonly attempts?: number
}

export type OpenOptions = {
  /** Connections to a server at most; PGlite has one. */
  readonly connections?: number
  /** How long one attempt to reach a server may take. */
  readonly connectTimeoutMs?: number
  /** How long a query may wait for a free connection. */
  readonly queueTimeoutMs?: number
  /** A connection unused for so long is closed; the last one is kept, and asked first when it is needed again. */
  readonly quietMs?: number
  /** How often a server is asked about statements that take longer than this. */
  readonly watchMs?: number
  /** Hears of connections lost while idle; they are replaced by themselves. */
  readonly onConnectionLost?: (error: Error) => void
}
