import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'

/** Takes this many calls from the group's budget of the day (UTC); false if not enough are left. */
export const takeCalls = async (tx: Tx, groupId: string, calls: number, budget: number): Promise<boolean> => {
  if (calls > budget) return false
  const { numAffectedRows = 0n } = await sql`insert into ai_usage as u (research_group_id, day, calls)
    values (${groupId}, (now() at time zone 'UTC')::date, ${calls})
    on conflict (research_group_id, day) do update set calls = u.calls + excluded.calls
      where u.calls + excluded.calls <= ${budget}`.execute(tx)
  return numAffectedRows === 1n
}

/** Deletes the budgets of past days. */
export const deleteOldDays = async (tx: Tx, groupId: string): Promise<void> => {
  await sql`delete from ai_usage where research_group_id = ${groupId}
    and day < (now() at time zone 'UTC')::date - 31`.execute(tx)
}
