import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, unlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { DatabaseRefusal } from '../refusal.ts'
import { type FileLock, tryLock } from './file-lock.ts'
import { giveToOwner, lockedOutByRoot } from './ownership.ts'
import { linkWithin, notOfRoot, refusalOf, restoring, unfinishedRestore } from './trouble.ts'

/** What lies in a database directory: the lock, a note of who holds it, and PostgreSQL's own files. */
export const layout = {
  lock: 'lock',
  holder: 'holder.json',
  cluster: 'cluster',
  unfinished: 'cluster.unfinished',
} as const

/** What a restore unpacks into, inside the directory that it restores, with a lock while it is at work. */
export const workshop = { name: '.restoring', lock: 'lock', data: 'data' } as const

/** The directory, made if need be, by the one path that no link changes while the database is open. */
export function makeDirectory(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return realpathSync(folder)
  } catch (error) {
    throw refusalOf(folder, error)
  }
}

/** PostgreSQL's files; they cannot be reached over a link. */
export function clusterIn(directory: string): string {
  const cluster = join(directory, layout.cluster)
  if (lstatSync(cluster, { throwIfNoEntry: false })?.isSymbolicLink()) refuse(linkWithin(cluster))
  return cluster
}

/** PGlite itself takes no lock, and a second process would silently lose rows. */
export function lockDirectory(directory: string): FileLock {
  try {
    const lock = tryLock(join(directory, layout.lock))
    if (!lock) return refuse(inUse(directory))
    writeHolder(directory, lock)
    return lock
  } catch (error) {
    throw refusalOf(directory, error)
  }
}

/** Lets nobody open a database who would lock its owner out of it. */
export function keepRootOut(directory: string): void {
  try {
    const owner = lockedOutByRoot(directory)
    if (!owner) return
    const file = join(directory, layout.lock)
    // Who asks may only need to know that it is in use.
    if (existsSync(file)) (tryLock(file) ?? refuse(inUse(directory))).release()
    refuse(notOfRoot(directory, owner.uid, owner.gid))
  } catch (error) {
    throw refusalOf(directory, error)
  }
}

/** A data directory whose restore was broken off would be taken for an empty one. */
export function keepOutOfUnfinished(directory: string): void {
  if (directory.split(sep).includes(workshop.name)) return
  const data = [directory, dirname(directory), dirname(dirname(directory))].find(it =>
    existsSync(join(it, workshop.name)),
  )
  if (data) refuse(isRestoring(data) ? restoring(data) : unfinishedRestore(data))
}

function isRestoring(directory: string): boolean {
  const file = join(directory, workshop.name, workshop.lock)
  if (!existsSync(file)) return false
  const lock = tryLock(file)
  lock?.release()
  return lock === undefined
}

const refuse = (sentence: string): never => {
  throw new DatabaseRefusal(sentence)
}

function writeHolder(directory: string, lock: FileLock): void {
  const note = join(directory, layout.holder)
  const holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
  try {
    // A new file, so that it follows no link to another one.
    if (lstatSync(note, { throwIfNoEntry: false })) unlinkSync(note)
    writeFileSync(note, JSON.stringify(holder), { flag: 'wx' })
    giveToOwner(directory, [layout.lock, layout.holder])
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
