import type { Database } from '@kolleg/database'
import { type Kysely, sql } from 'kysely'
import { bytea, pgvector, type VectorColumn } from './column.ts'
import type { Reader, Writer } from './reader.ts'
import type { Tables } from './schema.ts'
import { spread } from './spread.ts'
import { whileReachable } from './while-reachable.ts'
import { type Claims, writingTo } from './writing.ts'

/** The vector database, reachable or not. Every call fails within two seconds while it is unreachable. */
export type Store = {
  readonly engine: 'pglite' | 'postgres'
  /** Whether its courses are on several machines, so that one of them may be away. */
  isSpread(): Promise<boolean>
  read<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>
  /** A short read for health checks, which does not queue behind others. */
  look<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>
  /** Runs all its queries on one snapshot. */
  snapshot<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>
  /** Runs a transaction. It has what it claims to itself, so that clusters, sizes and versions stay exact. */
  write<Result>(claims: Claims, work: (writer: Writer) => Promise<Result>): Promise<Result>
  /** Runs other work that needs the database afterwards, and aborts it if the database becomes unreachable. */
  meanwhile<Result>(work: (givenUp: AbortSignal) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export const migrations = new URL('migrations/', import.meta.url)
type Prepared = { readonly column: VectorColumn; readonly isSpread: boolean }

const neverGivenUp = new AbortController().signal

export const createStore = (database: Database<Tables>): Store => {
  const { engine } = database
  let prepared: Promise<Prepared> | undefined

  /** The first use that reaches the database runs the migrations; until then each use tries again. */
  const prepare = (): Promise<Prepared> => {
    prepared ??= migrate().catch((error: unknown) => {
      prepared = undefined
      throw error
    })
    return prepared
  }
  const migrate = async (): Promise<Prepared> => {
    await database.migrate(migrations)
    return { isSpread: await spread(database), column: await columnOf(database.query) }
  }
  const column = async (): Promise<VectorColumn> => (await prepare()).column
  const patient = <Result>(work: (givenUp: AbortSignal) => Promise<Result>): Promise<Result> =>
    engine === 'postgres' ? whileReachable(work, timeoutMs => database.ping(timeoutMs)) : work(neverGivenUp)

  const write = writingTo(database, prepare)

  return {
    engine,
    isSpread: () => patient(async () => (await prepare()).isSpread),
    read: work => patient(async () => work({ column: await column(), db: database.query })),
    look: work => patient(async () => work({ column: await column(), db: database.urgent })),
    snapshot: work =>
      patient(async () => {
        const form = await column()
        return database.transaction(db => work({ db, column: form }), { isolation: 'repeatable read' })
      }),
    write: (claims, work) => patient(givenUp => write(claims, work, givenUp)),
    meanwhile: patient,
    close: () => database.close(),
  }
}

const columnOf = async (db: Kysely<Tables>): Promise<VectorColumn> => {
  const { rows } = await sql<{ form: string }>`
    select format_type(typbasetype, null) as form from pg_type where oid = 'embedding'::regtype`.execute(db)
  return rows[0]?.form === 'bytea' ? bytea : pgvector
}
