import type { Actor } from '@kolleg/access'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { contact } from './contact.ts'
import { dropChoiceLetter } from './drop-letters.ts'
import { lockInterviewee, readSlot } from './get.ts'
import type { Process } from './process.ts'
import { remind } from './remind.ts'
import { findSlot } from './slot.store.ts'
import type { Slot } from './slot.ts'
import { takeSlot } from './take-slot.ts'
import { tellAssigned, tellMoved } from './tell.ts'
import { tellPanel } from './tell-panel.ts'

type AssignmentRequest = { readonly intervieweeId: string; readonly move?: boolean; readonly message?: string }

/** The group assigns a slot. A person who has one keeps it unless the request says to move them. */
export const assign = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  slotId: string,
  { intervieweeId, move = false, message = '' }: AssignmentRequest,
): Promise<{ readonly process: Process; readonly slot: Slot }> => {
  const slot = await readSlot(tx, actor, slotId)
  const { process, held: interviewee } = await lockInterviewee(tx, actor, 'assign', intervieweeId)
  const moment = { by: actor.userId, at: new Date() }
  if (interviewee.bookingId !== null && interviewee.slotId !== slot.slotId && !move)
    throw problem('TIME_CONFLICT', { detail: 'The interviewee has another slot already; say `move` to change it.' })
  const { interview, before, unaware } = await takeSlot(tx, {
    process,
    interviewee,
    slotId: slot.slotId,
    zone: null,
    ...moment,
  })
  if (before?.slotId !== interview.slotId) {
    await contact(tx, context, interviewee, moment)
    await dropChoiceLetter(tx, interviewee, moment.at)
    await (before
      ? tellMoved(tx, context, before, interview, moment.at)
      : tellAssigned(tx, context, interview, message, moment.at))
    await tellPanel(tx, context, { before, after: interview, unaware, at: moment.at })
    await remind(tx, context, interview, moment.at)
  }
  return { process, slot: (await findSlot(tx, slot.slotId)) ?? slot }
}
