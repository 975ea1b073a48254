import { sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'
import { provenAddress } from '../../people/proven-address.ts'
import type { Member, MemberRole } from './member.ts'

export const memberColumns = sql`p.user_id as "userId", p.first_name as "firstName", p.last_name as "lastName",
  ${provenAddress('p')} as email, r.role, r.created_at as "joinedAt", r.version`
export const memberTables = sql`role r join person p using (user_id)`

/** A member, locked until the end of the transaction. */
export const lockMember = async (tx: Tx, groupId: string, userId: string): Promise<Member | undefined> => {
  const { rows } = await sql<Member>`select ${memberColumns} from ${memberTables}
    where r.research_group_id = ${groupId} and r.user_id = ${userId} for update of r`.execute(tx)
  return rows[0]
}

/** False if the person is a member already. */
export const insertMember = async (tx: Tx, groupId: string, userId: string, role: MemberRole): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('role')
    // Not the time of the transaction: if it joins several groups, the first one must stay known.
    .values({ user_id: userId, role, research_group_id: groupId, created_at: sql`clock_timestamp()` })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const updateRole = async (tx: Tx, groupId: string, userId: string, role: MemberRole): Promise<void> => {
  await sql`update role set role = ${role}, version = version + 1
    where research_group_id = ${groupId} and user_id = ${userId}`.execute(tx)
}

export const deleteMember = async (tx: Tx, groupId: string, userId: string): Promise<void> => {
  await sql`delete from role where research_group_id = ${groupId} and user_id = ${userId}`.execute(tx)
}

export const hasAnotherProfessor = async (tx: Tx, groupId: string, userId: string): Promise<boolean> => {
  const { rows } = await sql`select from role
    where research_group_id = ${groupId} and role = 'PROFESSOR' and user_id <> ${userId} limit 1`.execute(tx)
  return rows.length > 0
}
