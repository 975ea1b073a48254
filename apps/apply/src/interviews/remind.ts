import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { drop } from '../letters/drop.ts'
import { keepReminder } from './booking.store.ts'
import { type Interview, noticeEnds } from './interview.ts'
import { tellReminder } from './tell.ts'

/** Schedules the reminder for a day before the interview; a later booking needs none. */
export const remind = async (tx: Tx, context: Context, interview: Interview, at: Date): Promise<void> => {
  await dropReminder(tx, interview, at)
  const notBefore = noticeEnds(interview)
  const letterId = notBefore > at ? await tellReminder(tx, context, interview, notBefore) : undefined
  await keepReminder(tx, interview.bookingId, letterId ?? null)
}

/** Drops the reminder of a time that is no longer true. */
export const dropReminder = async (tx: Tx, { reminderId }: Interview, at: Date): Promise<void> => {
  if (reminderId !== null) await drop(tx, reminderId, at)
}
