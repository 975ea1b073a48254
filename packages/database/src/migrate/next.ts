import { DatabaseRefusal } from '../refusal.ts'
import type { MigrationFile } from './files.ts'

export type Applied = { readonly name: string; readonly checksum: string }

/** Returns the first unapplied file, or throws if files and ledger disagree. */
export function nextMigration(files: readonly MigrationFile[], ledger: readonly Applied[]): MigrationFile | undefined {
  const known = new Map(files.map(file => [file.name, file]))
  const newest = files.at(-1)?.name ?? ''
  for (const { name, checksum } of ledger) {
    const file = known.get(name)
    if (!file) throw new DatabaseRefusal(name > newest ? newer(name) : missing(name))
    if (file.checksum !== checksum) throw new DatabaseRefusal(changed(name))
  }
  const applied = new Set(ledger.map(({ name }) => name))
  const next = files.find(({ name }) => !applied.has(name))
  const last = ledger.at(-1)?.name
  if (next && last && next.name < last) throw new DatabaseRefusal(late(next.name, last))
  return next
}

const newer = (name: string) =>
  `The database is newer than this program (it has ${name}): start the newer version, or restore a backup from before it.`
const missing = (name: string) => `The migration ${name} was applied but its file is missing: bring the file back.`
const changed = (name: string) =>
  `The migration ${name} was changed after it was applied: restore the file and put the change into a new migration.`
const late = (name: string, last: string) =>
  `The migration ${name} comes before ${last}, which is already applied: give it a higher number.`
