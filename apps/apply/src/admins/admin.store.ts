import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'

/** Locks the list: until the end of the transaction nobody else stops being ADMIN. */
export const lockAdmins = async (tx: Tx): Promise<readonly string[]> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('the administrators', 3))`.execute(tx)
  const { rows } = await sql<{ user_id: string }>`select user_id from role where role = 'ADMIN'`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

/** False if the person is ADMIN already. */
export const insertAdmin = async (tx: Tx, userId: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`insert into role (user_id, role) values (${userId}, 'ADMIN')
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export const deleteAdmin = async (tx: Tx, userId: string): Promise<void> => {
  await sql`delete from role where user_id = ${userId} and role = 'ADMIN'`.execute(tx)
}
