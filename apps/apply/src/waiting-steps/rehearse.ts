import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'

/** Does the work and rolls it back, locks included: whatever would be refused later is refused now. */
export const rehearse = async (tx: Tx, work: () => Promise<unknown>): Promise<void> => {
  await sql`savepoint rehearsal`.execute(tx)
  await work()
  await sql`rollback to savepoint rehearsal`.execute(tx)
  await sql`release savepoint rehearsal`.execute(tx)
}
