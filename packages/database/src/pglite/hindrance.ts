import { accessSync, constants, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseRefusal } from '../refusal.ts'
import { layout } from './directory.ts'
import { linkWithin, notWritable } from './trouble.ts'

/** Why files that are whole cannot be used: PostgreSQL itself would call them damaged. */
export function hindranceIn(directory: string): DatabaseRefusal | undefined {
  try {
    const entries = readdirSync(join(directory, layout.cluster), { recursive: true, withFileTypes: true })
    const link = entries.find(entry => entry.isSymbolicLink())
    if (link) return new DatabaseRefusal(linkWithin(join(link.parentPath, link.name)))
    for (const { parentPath, name } of entries) accessSync(join(parentPath, name), constants.R_OK | constants.W_OK)
    return undefined
  } catch (error) {
    return new DatabaseRefusal(notWritable(directory), { cause: error })
  }
}
