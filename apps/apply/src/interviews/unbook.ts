import type { Actor } from '@kolleg/access'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { lockAhead } from './booking.store.ts'
import { callOff } from './cancel.ts'
import { lockInvited, mustBeInTime } from './choices.ts'

/** The interviewee cancels the interview. */
export const unbook = async (tx: Tx, context: Context, actor: Actor, processId: string): Promise<void> => {
  const { held: interviewee } = await lockInvited(tx, actor, processId)
  const at = new Date()
  mustBeInTime(interviewee, 'cancel', at)
  const [interview] = await lockAhead(tx, 'interviewee_id', interviewee.intervieweeId)
  if (interview === undefined) throw problem('NOT_FOUND', { detail: 'You have booked no slot.' })
  await callOff(tx, context, interview, { by: actor.userId, at, why: 'byApplicant' })
}
