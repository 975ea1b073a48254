import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Database } from './database.ts'
import { open, over } from './open.ts'
import { imageAfter, memoryEngine } from './pglite/engine.ts'

export const testEngine = process.env['ENGINE'] === 'postgres' ? 'postgres' : 'pglite'

/** A database of its own for one test file: PGlite in memory, or with ENGINE=postgres one on the test server. */
export async function testDatabase<Schema>(migrations?: URL): Promise<Database<Schema> & { readonly url: string }> {
  if (testEngine === 'pglite') {
    const image = migrations && (await migrated(migrations))
    return { ...over<Schema>(await memoryEngine(image)), url: 'pglite::memory:' }
  }
  const { url, remove } = await onServer()
  const database = await open<Schema>(url)
  let closing: Promise<void> | undefined
  const close = () => (closing ??= database.close().then(remove))
  try {
    if (migrations) await database.migrate(migrations)
  } catch (error) {
    await close()
    throw error
  }
  return { ...database, url, close }
}

const images = new Map<string, Promise<Buffer<ArrayBuffer>>>()

/** Migrating takes longer than starting, so the test files of one process share what it leaves. */
function migrated(migrations: URL): Promise<Buffer<ArrayBuffer>> {
  const known = images.get(migrations.href)
  const image = known ?? imageAfter(engine => over(engine).migrate(migrations))
  images.set(migrations.href, image)
  return image
}

/** An address whose data outlives the process that opened it, for tests that start processes or open again. */
export async function testPlace(): Promise<{ readonly url: string; readonly remove: () => Promise<void> }> {
  if (testEngine === 'postgres') return onServer()
  const directory = await mkdtemp(join(tmpdir(), 'kolleg-database-'))
  return { url: `pglite:${directory}`, remove: () => rm(directory, { recursive: true, force: true }) }
}

async function onServer() {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) throw new Error('ENGINE=postgres needs TEST_DATABASE_URL: a server where databases may be created.')
  const name = `kolleg_test_${randomBytes(8).toString('hex')}`
  await ask(server, `create database ${name} template template0 encoding 'UTF8' locale 'C'`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, remove: () => ask(server, `drop database if exists ${name} with (force)`) }
}

async function ask(server: string, text: string): Promise<void> {
  const client = new Client({ connectionString: server, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
