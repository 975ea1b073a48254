import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testDatabase } from '@kolleg/database/testing'
import { migrations, type Tables } from '../schema.ts'

/** A database as it was before the migration with this number. */
export const databaseBefore = async (number: string) => {
  const isEarlier = (path: string) => !path.endsWith('.sql') || basename(path) < number
  const earlier = await mkdtemp(join(tmpdir(), 'kolleg-migrations-'))
  try {
    await cp(fileURLToPath(migrations), earlier, { recursive: true, filter: isEarlier })
    const database = await testDatabase<Tables>()
    await database.migrate(earlier)
    return database
  } finally {
    await rm(earlier, { recursive: true })
  }
}
