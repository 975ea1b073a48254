import { randomBytes } from 'node:crypto'
import { existsSync, rmSync, Stats } from 'node:fs'
import { mkdir, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { create, list } from 'tar'
import { keepOutOfUnfinished, layout } from '../pglite/directory.ts'
import { leadsAstray } from '../pglite/ownership.ts'
import { DatabaseRefusal } from '../refusal.ts'
import { sync } from '../sync.ts'
import { findDatabases, whileLocked } from './databases.ts'

/**
 * Writes a whole data directory, with every embedded database in it, to one .tar.gz that appears only when complete.
 */
export async function backup(directory: string, file: string): Promise<void> {
  const source = resolve(directory)
  const target = resolve(file)
  if (!existsSync(source))
    throw new DatabaseRefusal(`There is no data directory ${source}: name the one the services use.`)
  keepOutOfUnfinished(source)
  await mkdir(dirname(target), { recursive: true })
  if (`${await realpath(dirname(target))}${sep}`.startsWith((await realpath(source)) + sep)) {
    throw new DatabaseRefusal(`The backup cannot lie inside ${source}: name a file outside it.`)
  }
  const databases = await findDatabases(source)
  if (databases.length === 0) {
    throw new DatabaseRefusal(
      `There is no embedded database in ${source}: name the directory the services use; a PostgreSQL server has tools of its own.`,
    )
  }
  const partial = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}`)
  const giveUp = (signal: NodeJS.Signals) => {
    rmSync(partial, { force: true })
    process.kill(process.pid, signal)
  }
  for (const signal of endings) process.once(signal, giveUp)
  try {
    await whileLocked(databases, async () => verify(partial, await write(source, partial)))
    await rename(partial, target)
    await sync(dirname(target))
  } finally {
    await rm(partial, { force: true })
    for (const signal of endings) process.off(signal, giveUp)
  }
}

/** An incomplete backup would be personal data that nobody looks for. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Locks and owner notes belong to one machine and moment; reading a locked file would also unlock it. */
const passing = new Set([layout.lock, `${layout.lock}-journal`, layout.holder, layout.unfinished])
const isPassing = (path: string) =>
  passing.has(basename(path)) && existsSync(join(dirname(path), layout.cluster, 'PG_VERSION'))
/** Sockets and pipes hold no data. */
const isKept = (entry: Stats | object) => !('isSocket' in entry) || entry.isFile() || entry.isDirectory()

/** A hard-linked file is stored twice, so that each name can be restored alone. */
class Forgetful extends Map {
  override get(): undefined {}
}

async function write(source: string, partial: string): Promise<number> {
  let entries = 0
  let astray: string | undefined
  const filter = (path: string, entry: Stats | object) => {
    const isItself = basename(path) === basename(partial)
    const wanted = !isItself && isKept(entry) && !isPassing(join(source, path))
    if (wanted && entry instanceof Stats && leadsAstray(join(source, path), entry, source))
      astray ??= join(source, path)
    if (wanted) entries++
    return wanted
  }
  // Follows links: their targets belong to the data. The file holds personal data, so only its owner may read it.
  await create(
    {
      file: partial,
      cwd: source,
      gzip: true,
      follow: true,
      strict: true,
      mode: 0o600,
      filter,
      linkCache: new Forgetful(),
    },
    ['.'],
  )
  if (astray) {
    throw new DatabaseRefusal(
      `${astray} is a link to what is not of the user of ${source}: delete it, or make the backup as that user.`,
    )
  }
  await sync(partial)
  return entries
}

async function verify(partial: string, expected: number): Promise<void> {
  let found = 0
  await list({ file: partial, strict: true, onReadEntry: () => found++ })
  if (found !== expected) {
    throw new DatabaseRefusal(`The backup holds ${found} of ${expected} files: look at the disk and make it again.`)
  }
}
