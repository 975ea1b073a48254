import type { Tx } from '../../db/schema.ts'
import { drop } from '../../letters/drop.ts'
import { handOverLetters, lettersInviting } from './invitation.store.ts'
import type { Invitation } from './member.ts'

/** Drops the letters of an invitation that has ended. */
export const dropLetters = async (tx: Tx, invitation: Invitation, at: Date): Promise<void> => {
  for (const letterId of await lettersInviting(tx, invitation)) await drop(tx, letterId, at)
}

/** The same for an accepted invitation; letters that have left become part of that person's data. */
export const takeUpLetters = async (tx: Tx, invitation: Invitation, userId: string, at: Date): Promise<void> => {
  await dropLetters(tx, invitation, at)
  await handOverLetters(tx, invitation, userId)
}
