import { open } from '@kolleg/database'
import { sql } from 'kysely'
import { migrations, type Tables } from '../../../apps/apply/src/db/schema.ts'
import type { Query } from '../query.ts'

/** Creates the service's tables and fills them, in the state that a server's own maintenance would leave. */
export const fill = async (url: string, ...seeds: readonly ((query: Query) => Promise<void>)[]): Promise<void> => {
  const database = await open<Tables>(url)
  try {
    await database.migrate(migrations)
    await database.transaction(async tx => {
      // Seeded rows refer only to seeded rows, so the checks are skipped.
      await sql`set local session_replication_role = replica`.execute(tx)
      for (const seed of seeds) await seed(tx)
    })
    await sql`vacuum analyze`.execute(database.query)
  } finally {
    await database.close()
  }
}

/** Queries a store that no process has open. */
export const asking = async <Answer>(url: string, ask: (query: Query) => Promise<Answer>): Promise<Answer> => {
  const database = await open<Tables>(url)
  try {
    return await ask(database.query)
  } finally {
    await database.close()
  }
}
