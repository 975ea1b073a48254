import { lstatSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseRefusal } from '../refusal.ts'
import { identityOf } from './identity.ts'
import { linkWithin } from './trouble.ts'

/**
 * A lock of the operating system on a file, taken through SQLite because Node has no call for it.
 * It ends with the process however that ends, knows no process ids, and holds between containers that share
 * the volume. Never open the locked file elsewhere in the same process: POSIX drops the lock on any close.
 */
export type FileLock = {
  /** Whether the file in its place is still the locked one: it may have been deleted, or its directory moved away. */
  isInPlace(): boolean
  release(): void
}

const busy = 5

/** The lock, or undefined while someone else holds it. */
export function tryLock(file: string): FileLock | undefined {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) throw new DatabaseRefusal(linkWithin(file))
  const holder = new DatabaseSync(file, { timeout: 0 })
  try {
    holder.exec('pragma locking_mode = exclusive; begin exclusive')
    return { isInPlace: identityOf(file), release: () => holder.isOpen && holder.close() }
  } catch (error) {
    holder.close()
    if (error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === busy) return undefined
    throw error
  }
}
