import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { create } from 'tar'
import { tryLock } from './file-lock.ts'

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/kolleg', import.meta.url))

/** A freshly initialised cluster as a tar: making one takes seconds, loading it a fraction of one. */
export async function clusterImage(): Promise<Buffer<ArrayBuffer>> {
  const file = join(cache, `cluster-${await engineVersion()}-lean.tar`)
  return (await readIfThere(file)) ?? (await makeAndKeep(file))
}

/** Several processes may want it at once: one makes it, the others wait. */
async function makeAndKeep(file: string): Promise<Buffer<ArrayBuffer>> {
  if (!(await canKeep())) return makeImage(tmpdir(), made => readFile(made))
  for (;;) {
    const lock = tryLock(`${file}.lock`)
    try {
      const kept = await readIfThere(file)
      if (kept) return kept
      if (lock) {
        await makeImage(cache, made => rename(made, file))
        return await readFile(file)
      }
    } finally {
      lock?.release()
    }
    await sleep(50)
  }
}

/** Initialised on disk and closed, so that a database loaded from it starts without recovery. */
async function makeImage<T>(folder: string, use: (file: string) => Promise<T>): Promise<T> {
  const workshop = await mkdtemp(join(folder, 'kolleg-cluster-'))
  try {
    const cluster = join(workshop, 'cluster')
    const pglite = await PGlite.create(cluster)
    // No further database is ever made from them, and most of the files go with them.
    await pglite.exec(`update pg_database set datistemplate = false where datname <> current_database()`)
    for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`)
    await pglite.close()
    const file = join(workshop, 'cluster.tar')
    await create({ file, cwd: cluster, portable: true }, ['.'])
    return await use(file)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

async function readIfThere(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** An installation may be read-only; then each start makes its own. */
async function canKeep(): Promise<boolean> {
  try {
    await mkdir(cache, { recursive: true })
    await rm(await mkdtemp(join(cache, 'probe-')), { recursive: true })
    return true
  } catch {
    return false
  }
}

async function engineVersion(): Promise<string> {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
  return JSON.parse(await readFile(manifest, 'utf8')).version
}
