import type { Actor } from '@kolleg/access'
import { stateConflict } from '@kolleg/lifecycle'
import type { Transaction } from 'kysely'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../db/schema.ts'
import { lockAhead } from './booking.store.ts'
import { callOff } from './cancel.ts'
import { forgetChoice } from './forget-letters.ts'
import { holdInterviewee } from './get.ts'
import { removeInterviewee as remove } from './interviewee.store.ts'
import { mustBeOpen } from './process.ts'

/** Takes someone off the short list and cancels what they have booked; an interview that was held stays on record. */
export const removeInterviewee = async (
  tx: Transaction<Tables>,
  context: Context,
  actor: Actor,
  intervieweeId: string,
): Promise<void> => {
  const { process, held } = await holdInterviewee(tx, actor, 'remove', intervieweeId)
  mustBeOpen(process, 'remove')
  const [interview] = await lockAhead(tx, 'interviewee_id', held.intervieweeId)
  if ((held.bookingId !== null && interview === undefined) || held.assessorIds.length > 0)
    throw stateConflict('interviewee', { taken: false, from: held.state, action: 'remove', allowed: ['assess'] })
  const moment = { by: actor.userId, at: new Date() }
  if (interview) await callOff(tx, context, interview, { ...moment, why: 'none' })
  await forgetChoice(tx, held, moment.at)
  await remove(tx, held.intervieweeId)
  await record(
    tx,
    { object: 'interviewee', objectId: held.intervieweeId, action: 'remove', ...moment },
    { groupId: process.researchGroupId, details: { applicationId: held.applicationId } },
  )
}
