import { open } from '@kolleg/database'
import { sql } from 'kysely'
import { migrations, type Tables } from '../../../apps/apply/src/db/schema.ts'
import type { Query } from '../query.ts'

/** Makes a store of the service's own tables and fills it, in the state in which a server's own upkeep leaves it. */
export const fill = async (url: string, ...seeds: readonly ((query: Query) => Promise<void>)[]): Promise<void> => {
  const database = await open<Tables>(url)
  try {
    await database.migrate(migrations)
    await database.transaction(async tx => {
      // What is seeded refers to what was seeded, so nothing is looked up for it.
      await sql`set local session_replication_role = replica`.execute(tx)
      for (const seed of seeds) await seed(tx)
    })
    await sql`vacuum analyze`.execute(database.query)
  } finally {
    await database.close()
  }
}

/** Asks a store that no process holds. */
export const asking = async <Answer>(url: string, ask: (query: Query) => Promise<Answer>): Promise<Answer> => {
  const database = await open<Tables>(url)
  try {
    return await ask(database.query)
  } finally {
    await database.close()
  }
}
