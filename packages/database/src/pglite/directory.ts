import { mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseRefusal } from '../refusal.ts'
import { type FileLock, tryLock } from './file-lock.ts'
import { notOfRoot, refusalOf } from './trouble.ts'

/** What lies in a database directory: the lock, a note of who holds it, and PostgreSQL's own files. */
export const layout = {
  lock: 'lock',
  holder: 'holder.json',
  cluster: 'cluster',
  unfinished: 'cluster.unfinished',
} as const

/** PGlite itself takes no lock, and a second process would silently lose rows. */
export function lockDirectory(directory: string): FileLock {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    const lock = tryLock(join(directory, layout.lock))
    if (!lock) throw new DatabaseRefusal(inUse(directory))
    writeHolder(directory, lock)
    return lock
  } catch (error) {
    throw refusalOf(directory, error)
  }
}

/** Of what root writes into the directory of another user that user could open nothing, unless the file system gives it away. */
export function keepRootOut(directory: string): void {
  const { uid, gid } = statSync(directory)
  if (process.getuid?.() !== 0 || uid === 0) return
  const probe = join(directory, `owner.${process.pid}`)
  writeFileSync(probe, '')
  const isRoots = statSync(probe).uid === 0
  unlinkSync(probe)
  if (isRoots) throw new DatabaseRefusal(notOfRoot(directory, uid, gid))
}

function writeHolder(directory: string, lock: FileLock): void {
  const holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
  try {
    writeFileSync(join(directory, layout.holder), JSON.stringify(holder))
  } catch (error) {
    lock.release()
    throw error
  }
}

function inUse(directory: string): string {
  return `The database in ${directory} is in use by ${who(directory)}: stop it first, or choose another directory.`
}

function who(directory: string): string {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(join(directory, layout.holder), 'utf8'))
    return `process ${pid} on ${host} since ${since}`
  } catch {
    return 'another process'
  }
}
