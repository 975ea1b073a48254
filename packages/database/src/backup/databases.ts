import { existsSync } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterIn, lockDirectory } from '../pglite/directory.ts'

/** Finds every embedded database in a tree, at any depth and behind links, whose targets belong to the data. */
export async function findDatabases(directory: string, seen = new Set<string>()): Promise<readonly string[]> {
  const folder = await realpath(directory)
  if (seen.has(folder)) return []
  seen.add(folder)
  if (existsSync(join(clusterIn(directory), 'PG_VERSION'))) return [directory]
  const found: string[] = []
  for (const name of await readdir(directory)) {
    const path = join(directory, name)
    const isDirectory = await stat(path).then(
      it => it.isDirectory(),
      () => false,
    )
    if (isDirectory) found.push(...(await findDatabases(path, seen)))
  }
  return found
}

/** Holds all their locks, so that no service writes meanwhile. */
export async function whileLocked<T>(databases: readonly string[], work: () => Promise<T>): Promise<T> {
  const locks: { release(): void }[] = []
  try {
    for (const database of databases) locks.push(lockDirectory(database))
    return await work()
  } finally {
    for (const lock of locks) lock.release()
  }
}
