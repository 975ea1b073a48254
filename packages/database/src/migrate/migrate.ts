import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { DatabaseRefusal } from '../refusal.ts'
import { type MigrationFile, readMigrations } from './files.ts'
import { type Applied, nextMigration } from './next.ts'

/** 'kolleg' in bytes: an advisory lock that ends with the transaction. */
const key = 0x6b6f6c6c6567

/** Applies each file in its own transaction together with its row in the ledger; concurrent instances take turns. */
export async function migrate<Schema>(database: Database<Schema>, folder: URL | string): Promise<readonly string[]> {
  const files = await readMigrations(folder)
  const done: string[] = []
  for (;;) {
    const name = await database.transaction(tx => step(tx, files), { isUnlimited: true })
    if (name === undefined) return done
    done.push(name)
  }
}

/** Returns the file that `migrate` would apply first, or throws its refusal. Changes nothing. */
export async function pendingMigration<Schema>(
  query: Kysely<Schema>,
  folder: URL | string,
): Promise<string | undefined> {
  const files = await readMigrations(folder)
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('kolleg_migrations') is not null as there`.execute(query)
  return nextMigration(files, rows[0]?.there ? await ledgerOf(query) : [])?.name
}

async function step<Schema>(tx: Transaction<Schema>, files: readonly MigrationFile[]): Promise<string | undefined> {
  await refuseOldServer(tx)
  await sql`select pg_advisory_xact_lock(${key})`.execute(tx)
  await sql`create table if not exists kolleg_migrations (
    name text collate "C" primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
    tx,
  )
  const next = nextMigration(files, await ledgerOf(tx))
  if (next) await apply(tx, next)
  return next?.name
}

async function ledgerOf<Schema>(query: Kysely<Schema>): Promise<readonly Applied[]> {
  const { rows } = await sql<Applied>`select name, checksum from kolleg_migrations order by name`.execute(query)
  return rows
}

async function apply<Schema>(tx: Transaction<Schema>, { name, text, checksum }: MigrationFile): Promise<void> {
  try {
    await sql.raw(text).execute(tx)
  } catch (error) {
    throw failed(name, error)
  }
  await sql`insert into kolleg_migrations (name, checksum) values (${name}, ${checksum})`.execute(tx)
}

/** Keeps the SQLSTATE, so that a deadlock is still retried. */
function failed(name: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  const failure = new DatabaseRefusal(
    `The migration ${name} failed and was undone (${reason}): correct it and start again.`,
    {
      cause: error,
    },
  )
  return Object.assign(failure, error instanceof Error && 'code' in error ? { code: error.code } : {})
}

async function refuseOldServer<Schema>(tx: Transaction<Schema>): Promise<void> {
  const reply = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(tx)
  const version = Math.floor((reply.rows[0]?.version ?? 0) / 10_000)
  if (version < 15) throw new DatabaseRefusal(`The server is PostgreSQL ${version}: use version 15 or newer.`)
}
