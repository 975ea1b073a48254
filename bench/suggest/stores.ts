import { join } from 'node:path'
import { open } from '@kolleg/database'
import { sql } from 'kysely'
import type { Bench } from './bench.ts'

type Postgres = { readonly url: string; stop(): Promise<void> } | { readonly skipped: string }
type PostgresScript = { readonly privatePostgres: (options: { readonly mayInstall: boolean }) => Promise<Postgres> }

export type Stores = {
  /** Why no server is available. */
  readonly skipped: string | undefined
  readonly engines: readonly Bench['engine'][]
  fresh(engine: Bench['engine']): Promise<string>
  close(): Promise<void>
}

/** Creates empty stores of either engine: directories for PGlite, databases of one private server for PostgreSQL. */
export const openStores = async (folder: string): Promise<Stores> => {
  const script = new URL('../../scripts/postgres.mjs', import.meta.url).href
  const { privatePostgres }: PostgresScript = await import(script)
  const postgres = await privatePostgres({ mayInstall: process.env['INSTALL_PACKAGES'] === '1' })
  const server = 'url' in postgres ? postgres : undefined
  let count = 0
  const create = async (url: string): Promise<string> => {
    const name = `bench_${process.pid}_${count++}`
    const database = await open(url)
    await sql`create database ${sql.id(name)}`.execute(database.query)
    await database.close()
    return Object.assign(new URL(url), { pathname: `/${name}` }).href
  }
  return {
    skipped: 'skipped' in postgres ? postgres.skipped : undefined,
    engines: server ? ['PGlite', 'PostgreSQL'] : ['PGlite'],
    fresh: async engine => {
      if (engine === 'PGlite') return `pglite:${join(folder, String(count++))}`
      if (!server) throw new Error('There is no server.')
      return create(server.url)
    },
    close: async () => server?.stop(),
  }
}
