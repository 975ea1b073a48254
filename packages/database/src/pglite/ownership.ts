import { existsSync, lchownSync, lstatSync, type Stats, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { lchown, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const isRoot = () => process.getuid?.() === 0

/**
 * The user to whom a database belongs, or will belong once it is made, where that is not root and root is at work: of what
 * root leaves there that user could open nothing, unless the file system gives root's files away.
 */
export function lockedOutByRoot(directory: string): { readonly uid: number; readonly gid: number } | undefined {
  // A service keeps its database two levels down in the data directory, which somebody may have made for it.
  const there = [directory, dirname(directory), dirname(dirname(directory))].find(existsSync)
  if (!isRoot() || !there) return undefined
  const { uid, gid } = statSync(there)
  return uid !== 0 && keepsRootsFiles(there) ? { uid, gid } : undefined
}

function keepsRootsFiles(directory: string): boolean {
  const probe = join(directory, `owner.${process.pid}`)
  // A new handle, so that it follows no link to another file.
  writeFileSync(probe, '', { flag: 'wx' })
  const { uid } = statSync(probe)
  unlinkSync(probe)
  return uid === 0
}

/** What root had to make in the directory of another user is that user's. */
export function giveToOwner(directory: string, names: readonly string[]): void {
  if (!isRoot()) return
  const { uid, gid } = statSync(directory)
  for (const name of names) lchownSync(join(directory, name), uid, gid)
}

/** The same for all that lies in it, and for itself where root may have made it in the directory of another user. */
export async function giveAllToOwner(directory: string, mayBeNew: boolean): Promise<void> {
  if (!isRoot()) return
  const isOfRoot = mayBeNew && statSync(directory).uid === 0
  const { uid, gid } = statSync(isOfRoot ? dirname(directory) : directory)
  if (isOfRoot) await lchown(directory, uid, gid)
  for (const name of await readdir(directory, { recursive: true })) await lchown(join(directory, name), uid, gid)
}

/** Whether a link in a user's directory leads root to what is not that user's, who could not read it otherwise. */
export function leadsAstray(path: string, target: Stats, directory: string): boolean {
  if (!isRoot() || !lstatSync(path).isSymbolicLink()) return false
  const { uid } = statSync(directory)
  return uid !== 0 && target.uid !== uid
}
