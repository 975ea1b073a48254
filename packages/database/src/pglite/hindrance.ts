import { accessSync, constants, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseRefusal } from '../refusal.ts'
import { layout } from './directory.ts'
import { linkWithin, notWritable } from './trouble.ts'

/** Why files that are whole cannot be used: PostgreSQL itself would call them damaged. */
export function hindranceIn(directory: string): DatabaseRefusal | undefined {
  const entries = readdirSync(join(directory, layout.cluster), { recursive: true, withFileTypes: true })
  const link = entries.find(entry => entry.isSymbolicLink())
  if (link) return new DatabaseRefusal(linkWithin(join(link.parentPath, link.name)))
  const closed = entries.some(entry => !isOpen(join(entry.parentPath, entry.name)))
  return closed ? new DatabaseRefusal(notWritable(directory)) : undefined
}

function isOpen(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}
