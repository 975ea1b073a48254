import type { Actor } from '@kolleg/access'
import { isTimeZone } from '../calendar/wall-time.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { lockInvited, mustBeInTime } from './choices.ts'
import { remind } from './remind.ts'
import { takeSlot } from './take-slot.ts'
import { tellBooked, tellMoved } from './tell.ts'
import { tellPanel } from './tell-panel.ts'

type BookingRequest = { readonly slotId: string; readonly timezone?: string }

/** Books a free slot, or moves the caller's booking to it. Returns whether it is the first booking. */
export const book = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  processId: string,
  { slotId, timezone }: BookingRequest,
): Promise<{ readonly isNew: boolean }> => {
  if (timezone !== undefined && !isTimeZone(timezone)) {
    const message = 'It has to be a time zone like Europe/Berlin.'
    throw problem('VALIDATION_FAILED', { errors: [{ pointer: '/timezone', message, code: 'TIMEZONE' }] })
  }
  const { process, held: interviewee } = await lockInvited(tx, actor, processId)
  const moment = { by: actor.userId, at: new Date() }
  if (interviewee.slotId !== slotId.toLowerCase()) mustBeInTime(interviewee, 'move', moment.at)
  const { interview, before, unaware } = await takeSlot(tx, {
    process,
    interviewee,
    slotId,
    zone: timezone ?? null,
    ...moment,
  })
  if (before?.slotId !== interview.slotId) {
    await (before
      ? tellMoved(tx, context, before, interview, moment.at)
      : tellBooked(tx, context, interview, moment.at))
    await tellPanel(tx, context, { before, after: interview, unaware, at: moment.at })
    await remind(tx, context, interview, moment.at)
  }
  return { isNew: before === undefined }
}
