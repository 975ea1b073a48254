import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { open, over } from './open.ts'
import { imageAfter, memoryEngine } from './pglite/engine.ts'
import { onServer, templateAfter } from './testing-server.ts'

export const testEngine = process.env['ENGINE'] === 'postgres' ? 'postgres' : 'pglite'

/** A database of its own for one test file: PGlite in memory, or with ENGINE=postgres one on the test server. */
export async function testDatabase<Schema>(migrations?: URL): Promise<Database<Schema> & { readonly url: string }> {
  if (testEngine === 'pglite') {
    const image = migrations && (await migrated(migrations))
    return { ...over<Schema>(await memoryEngine(image)), url: 'pglite::memory:' }
  }
  const { url, remove } = await onServer(migrations && (await templateAfter(migrations)))
  const database = await open<Schema>(url)
  let closing: Promise<void> | undefined
  return { ...database, url, close: () => (closing ??= database.close().then(remove)) }
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
