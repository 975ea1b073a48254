import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { Database } from './database.ts'
import { open } from './open.ts'

/** A database of its own for one test file: PGlite in memory, or with ENGINE=postgres one on the test server. */
export async function testDatabase<Schema>(migrations?: URL): Promise<Database<Schema> & { readonly url: string }> {
  const { url, drop } =
    process.env['ENGINE'] === 'postgres' ? await create() : { url: 'pglite::memory:', drop: async () => {} }
  const database = await open<Schema>(url)
  let closing: Promise<void> | undefined
  const close = () => (closing ??= database.close().then(drop))
  try {
    if (migrations) await database.migrate(migrations)
  } catch (error) {
    await close()
    throw error
  }
  return { ...database, url, close }
}

async function create() {
  const server = process.env['TEST_DATABASE_URL']
  if (!server)
    throw new Error('ENGINE=postgres needs TEST_DATABASE_URL: the address of a server where databases may be created.')
  const name = `kolleg_test_${randomBytes(8).toString('hex')}`
  await ask(server, `create database ${name} template template0 encoding 'UTF8' locale 'C'`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => ask(server, `drop database if exists ${name} with (force)`) }
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
