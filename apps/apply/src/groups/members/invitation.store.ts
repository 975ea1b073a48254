import type { Actor } from '@kolleg/access'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'
import { groups } from '../group.policy.ts'
import type { Invitation, MemberRole } from './member.ts'

export const invitationColumns = sql`i.invitation_id as "invitationId", i.research_group_id as "researchGroupId", i.email,
  i.role, i.invited_by as "invitedBy", i.created_at as "invitedAt", i.expires_at as "expiresAt"`

/** Whether an invitation `i` is valid. Expiry protects against a later owner of the address. */
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

/** Removes the open invitations of an address, of all groups or of one. */
export const takeInvitations = async (tx: Tx, email: string, groupId?: string): Promise<readonly Invitation[]> => {
  const rows = await takeOut(
    tx,
    sql`${isOpen} and lower(i.email) = lower(${email})
      and ${groupId === undefined ? sql`true` : sql`i.research_group_id = ${groupId}`}`,
  )
  return rows.toSorted((one, other) => one.invitedAt.getTime() - other.invitedAt.getTime())
}

/** Removes the invitations of a person who, with the roles given, may no longer invite. */
export const takeUnlicensed = (tx: Tx, inviter: Actor): Promise<readonly Invitation[]> => {
  const may = groups.which(inviter, 'manageMembers', { researchGroupId: 'i.research_group_id' })
  return takeOut(tx, sql`i.invited_by = ${inviter.userId} and not (${may})`)
}

/** Removes an expired one, if there is one. */
export const takeExpired = (tx: Tx, groupId: string, email: string): Promise<readonly Invitation[]> =>
  takeOut(tx, sql`not ${isOpen} and i.research_group_id = ${groupId} and lower(i.email) = lower(${email})`)

/** At most `most`, skipping locked ones, so that nobody waits long. */
export const takeSomeExpired = (tx: Tx, most: number): Promise<readonly Invitation[]> =>
  takeOut(tx, sql`not ${isOpen}`, sql`limit ${most} for update skip locked`)

/** In the same order for everyone, to avoid deadlocks. */
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

/**
 * An ADMIN who invites cannot be dismissed before the end of the transaction, so the dismissal finds the invitation.
 */
export const lockAdminRole = async (tx: Tx, userId: string): Promise<void> => {
  await sql`select from role where user_id = ${userId} and role = 'ADMIN' for key share`.execute(tx)
}

/** The letters to an address that invite it to a group; they belong to nobody until a person verifies it. */
const inviting = ({ researchGroupId, email }: Invitation) => sql<boolean>`type = 'MEMBER_INVITED'
  and user_id is null and recipient_address <> '' and lower(recipient_address) = lower(${email})
  and research_group_id = ${researchGroupId}`

export const lettersInviting = async (tx: Tx, invitation: Invitation): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select letter_id as id from letter
    where ${inviting(invitation)} order by letter_id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The invitation letter becomes part of the data of the person who accepted it, also if their address changes. */
export const handOverLetters = async (tx: Tx, invitation: Invitation, userId: string): Promise<void> => {
  const { expiresAt } = invitation
  // Not those of an earlier invitation, which may have been for a former owner of the address.
  await sql`update letter set user_id = ${userId}
    where ${inviting(invitation)} and coalesce(expires_at, ${expiresAt}) = ${expiresAt}`.execute(tx)
}

export const countInvitations = async (tx: Tx, groupId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from invitation i
    where i.research_group_id = ${groupId} and ${isOpen}`.execute(tx)
  return rows[0]?.count ?? 0
}
