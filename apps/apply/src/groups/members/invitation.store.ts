import type { Actor } from '@kolleg/access'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import { groups } from '../group.policy.ts'
import type { Invitation, MemberRole } from './member.ts'

type Tx = Transaction<Tables>

export const invitationColumns = sql`i.invitation_id as "invitationId", i.research_group_id as "researchGroupId", i.email,
  i.role, i.invited_by as "invitedBy", i.created_at as "invitedAt", i.expires_at as "expiresAt"`

/** Of an invitation `i`: whoever gets the address after that inherits nothing. */
export const isOpen = sql<boolean>`i.expires_at > now()`

type New = {
  readonly groupId: string
  readonly email: string
  readonly role: MemberRole
  readonly invitedBy: string
}

export const insertInvitation = async (tx: Tx, { groupId, email, role, invitedBy }: New): Promise<Invitation> => {
  const { rows } = await sql<Invitation>`insert into invitation as i (research_group_id, email, role, invited_by)
    values (${groupId}, ${email}, ${role}, ${invitedBy}) returning ${invitationColumns}`.execute(tx)
  const [invitation] = rows
  if (invitation === undefined) throw new Error('An invitation was written and is not there.')
  return invitation
}

export const deleteInvitation = async (
  tx: Tx,
  groupId: string,
  invitationId: string,
): Promise<Invitation | undefined> => {
  const { rows } = await sql<Invitation>`delete from invitation i
    where i.research_group_id = ${groupId} and i.invitation_id = ${invitationId} returning ${invitationColumns}`.execute(
    tx,
  )
  return rows[0]
}

/** Takes the open invitations of an address out, of all groups or of one. */
export const takeInvitations = async (tx: Tx, email: string, groupId?: string): Promise<readonly Invitation[]> => {
  const rows = await takeOut(
    tx,
    sql`${isOpen} and lower(i.email) = lower(${email})
      and ${groupId === undefined ? sql`true` : sql`i.research_group_id = ${groupId}`}`,
  )
  return rows.toSorted((one, other) => one.invitedAt.getTime() - other.invitedAt.getTime())
}

/** Takes the invitations out that someone has made and, by the roles given, may make no longer. */
export const takeUnlicensed = (tx: Tx, inviter: Actor): Promise<readonly Invitation[]> => {
  const may = groups.which(inviter, 'manageMembers', { researchGroupId: 'i.research_group_id' })
  return takeOut(tx, sql`i.invited_by = ${inviter.userId} and not (${may})`)
}

/** Takes one out whose time is over, if there is one. */
export const takeExpired = (tx: Tx, groupId: string, email: string): Promise<readonly Invitation[]> =>
  takeOut(tx, sql`not ${isOpen} and i.research_group_id = ${groupId} and lower(i.email) = lower(${email})`)

/** No more than `most`, and none that somebody else has hold of, so that nobody waits for a crowd. */
export const takeSomeExpired = (tx: Tx, most: number): Promise<readonly Invitation[]> =>
  takeOut(tx, sql`not ${isOpen}`, sql`limit ${most} for update skip locked`)

/** In one order for everyone, so that nobody waits in a circle. */
const takeOut = async (
  tx: Tx,
  where: RawBuilder<unknown>,
  lock: RawBuilder<unknown> = sql`for update`,
): Promise<readonly Invitation[]> => {
  const { rows } = await sql<Invitation>`with held as materialized (
      select i.invitation_id from invitation i where ${where}
      order by i.research_group_id, i.invitation_id ${lock}
    ) delete from invitation i using held where i.invitation_id = held.invitation_id
    returning ${invitationColumns}`.execute(tx)
  return rows
}

/** Whoever invites as ADMIN is not dismissed before the end of the transaction: what they offer is seen by then. */
export const lockAdminRole = async (tx: Tx, userId: string): Promise<void> => {
  await sql`select from role where user_id = ${userId} and role = 'ADMIN' for key share`.execute(tx)
}

/** The letters to an address that invite it to a group; as long as nobody has proven it they are nobody's. */
const inviting = ({ researchGroupId, email }: Invitation) => sql<boolean>`type = 'MEMBER_INVITED'
  and user_id is null and recipient_address <> '' and lower(recipient_address) = lower(${email})
  and research_group_id = ${researchGroupId}`

export const lettersInviting = async (tx: Tx, invitation: Invitation): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select letter_id as id from letter
    where ${inviting(invitation)} order by letter_id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What invited an address is to whoever takes it up there, and goes with them, also when they have another by then. */
export const handOverLetters = async (tx: Tx, invitation: Invitation, userId: string): Promise<void> => {
  const { expiresAt } = invitation
  // Not those of an earlier one, which may have been to whoever had the address then.
  await sql`update letter set user_id = ${userId}
    where ${inviting(invitation)} and coalesce(expires_at, ${expiresAt}) = ${expiresAt}`.execute(tx)
}

export const countInvitations = async (tx: Tx, groupId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from invitation i
    where i.research_group_id = ${groupId} and ${isOpen}`.execute(tx)
  return rows[0]?.count ?? 0
}
