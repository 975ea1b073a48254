import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { extract } from 'tar'
import { open } from '../open.ts'
import { workshop } from '../pglite/directory.ts'
import { giveAllToOwner } from '../pglite/ownership.ts'
import { DatabaseRefusal } from '../refusal.ts'
import { sync, syncTree } from '../sync.ts'
import { findDatabases } from './databases.ts'

/** Brings a backup back into an empty or new directory, and starts every database in it once to prove it whole. */
export async function restore(file: string, directory: string): Promise<void> {
  const source = resolve(file)
  const target = resolve(directory)
  if (!existsSync(source)) throw new DatabaseRefusal(`There is no backup ${source}: name an existing file.`)
  const isNew = !existsSync(target)
  await mkdir(target, { recursive: true, mode: 0o700 })
  if ((await readdir(target)).some(name => name !== workshop)) {
    throw new DatabaseRefusal(`${target} is not empty: restore into an empty or new directory.`)
  }
  // Inside the target, which may be a mount point of its own, so that the last step is a rename.
  const unpacked = join(target, workshop)
  // An earlier one may have been broken off.
  await rm(unpacked, { recursive: true, force: true })
  try {
    await mkdir(unpacked, { mode: 0o700 })
    await unpack(source, unpacked)
    const databases = await findDatabases(unpacked)
    if (databases.length === 0)
      throw new DatabaseRefusal(`${source} holds no database: name a backup of a data directory.`)
    for (const database of databases) await tryOut(database)
    await syncTree(unpacked)
    for (const name of await readdir(unpacked)) await rename(join(unpacked, name), join(target, name))
  } finally {
    // Files may still be written for a moment after one of them failed.
    await rm(unpacked, { recursive: true, force: true, maxRetries: 10 })
  }
  await giveAllToOwner(target, isNew)
  await sync(target)
}

async function unpack(source: string, unpacked: string): Promise<void> {
  try {
    await extract({
      file: source,
      cwd: unpacked,
      strict: true,
      preserveOwner: false,
      filter: (_, entry) => !('type' in entry) || isData(entry.type),
    })
  } catch (error) {
    if (isOfSystem(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseRefusal(`${source} is not a whole backup (${reason}): use another one.`, { cause: error })
  }
}

/** The disk's fault, or somebody's rights: the backup may be whole. */
const isOfSystem = (error: unknown) => error instanceof Error && 'syscall' in error

/** A backup holds files and directories only; a link in one is not ours. */
const isData = (type: string) => type === 'File' || type === 'OldFile' || type === 'Directory'

async function tryOut(directory: string): Promise<void> {
  const database = await open(`pglite:${directory}`)
  try {
    await database.ping(60_000)
  } finally {
    await database.close()
  }
}
