import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { extract, type ReadEntry } from 'tar'
import { open } from '../open.ts'
import { workshop } from '../pglite/directory.ts'
import { tryLock } from '../pglite/file-lock.ts'
import { giveAllToOwner } from '../pglite/ownership.ts'
import { restoring, StartFailure } from '../pglite/trouble.ts'
import { DatabaseRefusal } from '../refusal.ts'
import { sync, syncTree } from '../sync.ts'
import { findDatabases } from './databases.ts'

/** Restores a backup into an empty or new directory, and starts every database in it once to check it. */
export async function restore(file: string, directory: string): Promise<void> {
  const source = resolve(file)
  const target = resolve(directory)
  if (!existsSync(source)) throw new DatabaseRefusal(`There is no backup ${source}: name an existing file.`)
  const isNew = !existsSync(target)
  await mkdir(target, { recursive: true, mode: 0o700 })
  const there = await readdir(target, { withFileTypes: true })
  if (there.some(entry => !entry.isDirectory() || !harmless.has(entry.name))) {
    throw new DatabaseRefusal(`${target} is not empty: restore into an empty or new directory.`)
  }
  // Inside the target, which may be a mount point, so that the last step is a rename.
  const folder = join(target, workshop.name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = tryLock(join(folder, workshop.lock))
  if (!lock) throw new DatabaseRefusal(restoring(target))
  try {
    await fill(source, join(folder, workshop.data), target)
    await rm(folder, { recursive: true, force: true })
  } finally {
    lock.release()
  }
  await giveAllToOwner(target, isNew || there.some(({ name }) => name === workshop.name))
  await sync(target)
}

/** The leftovers of an interrupted restore, and what a new file system contains. */
const harmless = new Set<string>([workshop.name, 'lost+found'])

async function fill(source: string, unpacked: string, target: string): Promise<void> {
  try {
    await rm(unpacked, { recursive: true, force: true })
    await mkdir(unpacked, { mode: 0o700 })
    await unpack(source, unpacked)
    if (existsSync(join(unpacked, workshop.name)))
      throw new DatabaseRefusal(`${source} was made of a directory whose restore had been broken off: use another one.`)
    const databases = await findDatabases(unpacked)
    if (databases.length === 0)
      throw new DatabaseRefusal(`${source} holds no database: name a backup of a data directory.`)
    for (const database of databases) await tryOut(database, source)
    await syncTree(unpacked)
  } catch (error) {
    // Other writes may still be in progress after one has failed.
    await rm(join(target, workshop.name), { recursive: true, force: true, maxRetries: 10 })
    throw error
  }
  // If interrupted from here on, the workshop remains, so that half a restore cannot pass for a whole one.
  for (const name of await readdir(unpacked)) await rename(join(unpacked, name), join(target, name))
}

async function unpack(source: string, unpacked: string): Promise<void> {
  try {
    await extract({
      file: source,
      cwd: unpacked,
      strict: true,
      preserveOwner: false,
      filter: (_, entry) => !('type' in entry) || isData(entry),
    })
  } catch (error) {
    if (isOfSystem(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseRefusal(`${source} is not a whole backup (${reason}): use another one.`, { cause: error })
  }
}

/** A failure of the disk or permissions: the backup itself may be fine. */
const isOfSystem = (error: unknown) => error instanceof Error && 'syscall' in error

/** A backup holds files, directories and hard links within it; any other link is not ours. */
const isData = ({ type, linkpath = '' }: ReadEntry) =>
  ['File', 'OldFile', 'Directory'].includes(type) || (type === 'Link' && !/^\/|(?:^|\/)\.\.(?:\/|$)/.test(linkpath))

async function tryOut(directory: string, source: string): Promise<void> {
  try {
    const database = await open(`pglite:${directory}`)
    try {
      await database.ping(60_000)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof DatabaseRefusal && error.cause instanceof StartFailure)) throw error
    const reason = error.cause.message
    throw new DatabaseRefusal(
      `${source} holds a database that cannot be started (${reason}): use another backup, or the version that wrote it.`,
      { cause: error },
    )
  }
}
