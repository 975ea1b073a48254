import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseRefusal } from '../refusal.ts'

export type MigrationFile = { readonly name: string; readonly text: string; readonly checksum: string }

/** The numbered SQL files of a folder in order. */
export async function readMigrations(folder: URL | string): Promise<readonly MigrationFile[]> {
  const path = folder instanceof URL ? fileURLToPath(folder) : folder
  const names = (await readdir(path)).filter(name => name.endsWith('.sql')).toSorted()
  const numbers = names.map(numberOf)
  const twice = names.find((_, index) => numbers[index] === numbers[index - 1])
  if (twice) throw new DatabaseRefusal(`Two migrations have the number of ${twice}: renumber the newer one.`)
  return Promise.all(names.map(name => read(path, name)))
}

function numberOf(name: string): string {
  const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]
  if (number) return number
  throw new DatabaseRefusal(`The migration ${name} must be named like 0001-what-it-does.sql.`)
}

async function read(path: string, name: string): Promise<MigrationFile> {
  // A checkout may convert line ends; the content is the same.
  const text = (await readFile(join(path, name), 'utf8')).replaceAll('\r\n', '\n')
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
}
