import type { Database } from '@kolleg/database'
import { type Kysely, sql, type Transaction } from 'kysely'
import { bytea, pgvector, type VectorColumn } from './column.ts'
import { patiently } from './patience.ts'
import type { Tables } from './schema.ts'

export type Reader = { readonly db: Kysely<Tables>; readonly column: VectorColumn }
export type Writer = { readonly db: Transaction<Tables>; readonly column: VectorColumn }

/** The vector database, reachable or not. Whoever uses it while it is away gets an error within two seconds. */
export type Store = {
  readonly engine: 'pglite' | 'postgres'
  read<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>
  /** A short read for a report of health, which does not wait behind others. */
  look<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>
  /** Every question of the work is answered as of one moment. */
  snapshot<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>
  /** All or nothing. Writers go one after another: what they keep in step (clusters, versions) stays exact. */
  write<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result>
  /** Work on something else that is in vain without the database: it is told to end when that is away. */
  meanwhile<Result>(work: (givenUp: AbortSignal) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export const migrations = new URL('migrations/', import.meta.url)
const writersLock = 7_370_001
const neverGivenUp = new AbortController().signal

export const createStore = (database: Database<Tables>): Store => {
  const { engine } = database
  let prepared: Promise<VectorColumn> | undefined

  /** The first use that finds the database there brings its tables up to date; until then each use tries anew. */
  const prepare = (): Promise<VectorColumn> => {
    prepared ??= migrate().catch((error: unknown) => {
      prepared = undefined
      throw error
    })
    return prepared
  }
  const migrate = async (): Promise<VectorColumn> => {
    await database.migrate(migrations)
    return columnOf(database.query)
  }
  const patient = <Result>(work: (givenUp: AbortSignal) => Promise<Result>): Promise<Result> =>
    engine === 'postgres' ? patiently(work, timeoutMs => database.ping(timeoutMs)) : work(neverGivenUp)

  /** Settles when the last writer of this process is done or has been given up. */
  let lastTurn: Promise<unknown> = Promise.resolve()

  /**
   * Writers of this process wait here and not on connections, which readers and pings need. One that was given up
   * keeps nothing: its caller has been told that it failed.
   */
  const write: Store['write'] = work => {
    const turn = lastTurn
    const mine = patient(async givenUp => {
      const column = await prepare()
      await turn
      givenUp.throwIfAborted()
      return database.transaction(async db => {
        if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${writersLock})`.execute(db)
        const result = await work({ db, column })
        givenUp.throwIfAborted()
        return result
      })
    })
    lastTurn = mine.catch(() => {})
    return mine
  }

  return {
    engine,
    read: work => patient(async () => work({ column: await prepare(), db: database.query })),
    look: work => patient(async () => work({ column: await prepare(), db: database.urgent })),
    snapshot: work =>
      patient(async () => {
        const column = await prepare()
        return database.transaction(db => work({ db, column }), { isolation: 'repeatable read' })
      }),
    write,
    meanwhile: patient,
    close: () => database.close(),
  }
}

const columnOf = async (db: Kysely<Tables>): Promise<VectorColumn> => {
  const { rows } = await sql<{ form: string }>`
    select format_type(typbasetype, null) as form from pg_type where oid = 'embedding'::regtype`.execute(db)
  return rows[0]?.form === 'bytea' ? bytea : pgvector
}
