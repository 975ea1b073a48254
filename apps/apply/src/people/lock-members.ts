import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'

/** The members of the group among these people, locked so that they cannot leave before the transaction ends. */
export const lockMembersAmong = async (
  tx: Tx,
  groupId: string,
  userIds: readonly string[],
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select user_id as id from role
    where research_group_id = ${groupId} and user_id = any(${[...userIds]}::uuid[])
      and role in ('EMPLOYEE', 'PROFESSOR') order by user_id for key share`.execute(tx)
  return rows.map(({ id }) => id)
}
