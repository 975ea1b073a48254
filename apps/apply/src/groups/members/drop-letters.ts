import type { Transaction } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import { drop } from '../../letters/drop.ts'
import { handOverLetters, lettersInviting } from './invitation.store.ts'
import type { Invitation } from './member.ts'

/** Drops what invites to a group in the name of an invitation that is no more. */
export const dropLetters = async (tx: Transaction<Tables>, invitation: Invitation, at: Date): Promise<void> => {
  for (const letterId of await lettersInviting(tx, invitation)) await drop(tx, letterId, at)
}

/** The same for one that was taken up; what has left is part of what is kept about that person. */
export const takeUpLetters = async (
  tx: Transaction<Tables>,
  invitation: Invitation,
  userId: string,
  at: Date,
): Promise<void> => {
  await dropLetters(tx, invitation, at)
  await handOverLetters(tx, invitation, userId)
}
