import { sql } from 'kysely'
import type { Grace } from '../../waiting-steps/grace.ts'

/** A person who may no longer invite loses their open invitations; otherwise a role is internal to the group. */
export const changingRole: Grace = async ({ params, body }, tx) => {
  if (Object(body)['role'] === 'PROFESSOR') return undefined
  const { rows } = await sql`select from invitation where invited_by = ${String(Object(params)['userId'])}
    limit 1`.execute(tx)
  return rows.length > 0 ? { kind: 'CHANGE_MEMBER_ROLE', time: 'short' } : undefined
}
