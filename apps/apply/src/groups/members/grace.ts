import { sql } from 'kysely'
import type { Grace } from '../../waiting-steps/grace.ts'

/** Who may invite no longer takes their open invitations along; otherwise a role is the group's own matter. */
export const changingRole: Grace = async ({ params, body }, tx) => {
  if (Object(body)['role'] === 'PROFESSOR') return undefined
  const { rows } = await sql`select from invitation where invited_by = ${String(Object(params)['userId'])}
    limit 1`.execute(tx)
  return rows.length > 0 ? { kind: 'CHANGE_MEMBER_ROLE', time: 'short' } : undefined
}
