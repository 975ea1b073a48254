import { DatabaseRefusal } from '../refusal.ts'

/** PostgreSQL would not start on its files; the message is its own reason. */
export class StartFailure extends Error {}

/** What the operator can do about a directory that cannot be used. */
const advice: Readonly<Record<string, (directory: string) => string>> = {
  ENOSPC: directory =>
    `No space is left for the database in ${directory}: free some, or choose a directory on another disk.`,
  EACCES: directory => notWritable(directory),
  EPERM: directory => notWritable(directory),
  EROFS: directory =>
    `The database directory ${directory} is on a file system that is read-only: make that writable, or choose another directory.`,
  EEXIST: directory => notDirectory(directory),
  ENOTDIR: directory => notDirectory(directory),
  ENOENT: directory => leadsNowhere(directory),
  ELOOP: directory => leadsNowhere(directory),
  ENAMETOOLONG: directory => `The database directory ${directory} has too long a name: choose another directory.`,
}
export const notWritable = (directory: string) =>
  `The database directory ${directory} or a file in it cannot be written: ` +
  `give all of it to this user (chown -R ${process.getuid?.()}:${process.getgid?.()}, chmod -R u+rwX), or choose another directory.`
const notDirectory = (directory: string) =>
  `The database directory ${directory} is a file or lies under one: name a directory instead.`

/** Node says ENOENT as well where a directory cannot be made because the file system is read-only. */
const leadsNowhere = (directory: string) =>
  `The database directory ${directory} cannot be made: ` +
  'look where the links on its way lead, and whether its file system can be written, or choose another directory.'

export const linkWithin = (path: string) =>
  `${path} is a link, and the files of a database are not reached over one: ` +
  'put the files themselves there; only the directory of the whole database may be a link.'

export const unfinishedRestore = (directory: string) =>
  `A restore into ${directory} was broken off: empty that directory and restore again.`

export const restoring = (directory: string) =>
  `A backup is being restored into ${directory}: wait until that is done, then start again.`

export const displaced = (directory: string) =>
  `The database in ${directory} was moved or replaced, or its lock deleted, while it was open: ` +
  'nothing more is written, start this again.'

export const notOfRoot = (directory: string, uid: number, gid: number) =>
  `The database in ${directory} belongs to user ${uid}, who could not open what root leaves there: ` +
  `run this as that user (setpriv --reuid=${uid} --regid=${gid} --clear-groups …).`

export const damaged = (directory: string, reason: string) =>
  `The database in ${directory} cannot be started (${reason}): restore a backup, or start the version that wrote it.`

/** SQLite's own numbers for the same troubles, met while locking. */
const sqliteCodes: Readonly<Record<number, string>> = { 8: 'EACCES', 13: 'ENOSPC', 14: 'EACCES' }

export function refusalOf(directory: string, error: unknown): unknown {
  if (error instanceof DatabaseRefusal || !(error instanceof Error)) return error
  const sentence = advice[codeOf(error)]?.(directory)
  if (sentence) return new DatabaseRefusal(sentence, { cause: error })
  if (error instanceof StartFailure) return new DatabaseRefusal(damaged(directory, error.message), { cause: error })
  if (!('errcode' in error)) return error
  return new DatabaseRefusal(
    `The database directory ${directory} cannot be locked (${error.message}): put it on a file system that has file locks.`,
    { cause: error },
  )
}

function codeOf(error: Error): string {
  if ('errcode' in error) return sqliteCodes[Number(error.errcode) % 256] ?? ''
  if ('code' in error && typeof error.code === 'string') return error.code
  // PostgreSQL's own words, which come through its log.
  if (/Permission denied/.test(error.message)) return 'EACCES'
  if (/Read-only file system/.test(error.message)) return 'EROFS'
  return /No space left on device/.test(error.message) ? 'ENOSPC' : ''
}
