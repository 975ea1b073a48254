import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { layout, lockDirectory } from '../pglite/directory.ts'

/** Every embedded database in a tree, at any depth. */
export async function findDatabases(directory: string): Promise<readonly string[]> {
  if (existsSync(join(directory, layout.cluster, 'PG_VERSION'))) return [directory]
  const entries = await readdir(directory, { withFileTypes: true })
  const inside = entries.filter(entry => entry.isDirectory()).map(entry => findDatabases(join(directory, entry.name)))
  return (await Promise.all(inside)).flat()
}

/** Holds the locks of all of them, so that no service writes meanwhile. */
export async function whileLocked<T>(databases: readonly string[], work: () => Promise<T>): Promise<T> {
  const locks: { release(): void }[] = []
  try {
    for (const database of databases) locks.push(lockDirectory(database))
    return await work()
  } finally {
    for (const lock of locks) lock.release()
  }
}
