import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'
import { open, over } from './open.ts'
import { durableEngine, imageAfter, memoryEngine } from './pglite/engine.ts'
import { postgresEngine } from './postgres/engine.ts'
import { workers } from './testing-cluster.ts'
import { onServer, templateAfter, waitingAt } from './testing-server.ts'

export const testEngine = process.env['ENGINE'] === 'postgres' ? 'postgres' : 'pglite'

/** The server is the coordinator of a cluster: each test database is created from nothing, since a template that Citus has distributed cannot be copied. */
export const isCluster = testEngine === 'postgres' && workers().length > 0

export type TestDatabase<Schema> = Database<Schema> & {
  readonly url: string
  /** Resolves once each of these has ended or waits for another session. */
  untilHeldUp(...asked: readonly (Promise<unknown> | undefined)[]): Promise<void>
}

/** A separate database for one test file: PGlite in memory, or with ENGINE=postgres one on the test server. */
export async function testDatabase<Schema>(migrations?: URL): Promise<TestDatabase<Schema>> {
  if (testEngine === 'pglite')
    return embedded<Schema>(await memoryEngine(migrations && (await migrated(migrations))), 'pglite::memory:')
  const { url, remove } = await onServer(migrations && !isCluster ? await templateAfter(migrations) : undefined)
  const database = await open<Schema>(url)
  if (migrations && isCluster) await database.migrate(migrations)
  let closing: Promise<void> | undefined
  return {
    ...database,
    url,
    untilHeldUp: heldUp(() => waitingAt(url)),
    close: () => (closing ??= database.close().then(remove)),
  }
}

/** A database of a server, and every statement that it has been sent. */
export async function recordingDatabase<Schema>(url: string) {
  const engine = postgresEngine(url, {})
  const statements: { readonly text: string; readonly parameters: readonly unknown[] }[] = []
  const acquire: Engine['acquire'] = async isUrgent => {
    const session = await engine.acquire(isUrgent)
    return {
      ...session,
      run: (text, parameters) => {
        statements.push({ text, parameters })
        return session.run(text, parameters)
      },
    }
  }
  return { database: over<Schema>({ ...engine, acquire }), statements }
}

/** The embedded database with its files in this directory. */
export const testDatabaseIn = async <Schema>(directory: string): Promise<TestDatabase<Schema>> =>
  embedded<Schema>(await durableEngine(directory), `pglite:${directory}`)

/** The embedded database has one session, for which all others wait. */
function embedded<Schema>(engine: Engine, url: string): TestDatabase<Schema> {
  let waiting = 0
  const acquire: Engine['acquire'] = isUrgent => {
    waiting++
    return engine.acquire(isUrgent).finally(() => waiting--)
  }
  return { ...over<Schema>({ ...engine, acquire }), url, untilHeldUp: heldUp(async () => waiting) }
}

const heldUp =
  (waiting: () => Promise<number>): TestDatabase<unknown>['untilHeldUp'] =>
  async (...asked) => {
    let left = asked.length
    const end = () => left--
    for (const each of asked) Promise.resolve(each).then(end, end)
    while ((await waiting()) < left) await pause(5)
  }

const images = new Map<string, Promise<Buffer<ArrayBuffer>>>()

/** Migrating is slower than starting, so the test files of one process share its result. */
function migrated(migrations: URL): Promise<Buffer<ArrayBuffer>> {
  const known = images.get(migrations.href)
  const image = known ?? imageAfter(engine => over(engine).migrate(migrations))
  images.set(migrations.href, image)
  return image
}

/** An address whose data outlives the process, for tests that start processes or reopen. */
export async function testAddress(): Promise<{ readonly url: string; readonly remove: () => Promise<void> }> {
  if (testEngine === 'postgres') return onServer()
  const directory = await mkdtemp(join(tmpdir(), 'kolleg-database-'))
  return { url: `pglite:${directory}`, remove: () => rm(directory, { recursive: true, force: true }) }
}
