import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar'
import { DatabaseRefusal } from '../refusal.ts'
import { sync, syncTree } from '../sync.ts'
import { clusterIn, layout } from './directory.ts'
import { clusterImage } from './image.ts'
import { damaged } from './trouble.ts'

/** The PostgreSQL inside the pinned PGlite. */
export const major = '18'

/** The cluster's path; a new one appears whole or not at all. Called with the directory locked. */
export async function prepareCluster(directory: string): Promise<string> {
  if (existsSync(join(directory, 'PG_VERSION'))) {
    throw new DatabaseRefusal(
      `${directory} is the data directory of another PostgreSQL or PGlite: choose an empty directory for this one.`,
    )
  }
  const cluster = clusterIn(directory)
  const unfinished = join(directory, layout.unfinished)
  await rm(unfinished, { recursive: true, force: true })
  if (!existsSync(cluster)) {
    await mkdir(unfinished, { mode: 0o700 })
    await pipeline(Readable.from([await clusterImage()]), extract({ cwd: unfinished }))
    await syncTree(unfinished)
    await rename(unfinished, cluster)
    await sync(directory)
  }
  await checkVersion(directory, cluster)
  return cluster
}

async function checkVersion(directory: string, cluster: string): Promise<void> {
  const file = join(cluster, 'PG_VERSION')
  const version = await readFile(file, 'utf8').then(
    text => text.trim(),
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new DatabaseRefusal(damaged(directory, 'its PG_VERSION is missing')) : error
    },
  )
  if (version === major) return
  throw new DatabaseRefusal(
    `The database in ${directory} was written by PostgreSQL ${version} and this one is ${major}: ` +
      'start the version of this program that wrote it, or restore a backup of this version.',
  )
}
