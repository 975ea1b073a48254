import type { Actor } from '@kolleg/access'
import { stateConflict } from '@kolleg/lifecycle'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { lockAhead, removeBooking } from './booking.store.ts'
import { dropTimeLetters } from './drop-letters.ts'
import { getInterviewee, lockSlot } from './get.ts'
import type { Interview } from './interview.ts'
import type { Interviewee } from './interviewee.ts'
import type { Process } from './process.ts'
import type { Why } from './reasons.ts'
import { dropReminder } from './remind.ts'
import { removeSlot } from './slot.store.ts'
import { slotSteps } from './slot.ts'
import { tellCancelled } from './tell.ts'
import { tellPanel } from './tell-panel.ts'

type CancellationRequest = { readonly reason?: string; readonly removeSlot?: boolean }

/** Cancels the interview of a slot and frees or deletes the slot; also possible after the job has closed. */
export const cancel = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  slotId: string,
  { reason = '', removeSlot: goes = false }: CancellationRequest,
): Promise<{ readonly process: Process; readonly interviewee: Interviewee }> => {
  const { process, held: slot } = await lockSlot(tx, actor, 'cancel', slotId)
  const moment = { by: actor.userId, at: new Date() }
  slotSteps.step(slot, 'cancel', moment)
  const [interview] = await lockAhead(tx, 'slot_id', slot.slotId)
  if (interview === undefined)
    throw stateConflict('slot', { from: 'FREE', action: 'cancel', allowed: slotSteps.allowed('FREE') })
  await callOff(tx, context, interview, { ...moment, why: { said: reason } })
  if (goes) {
    const { fact } = slotSteps.step({ ...slot, state: 'FREE' }, 'delete', moment)
    await removeSlot(tx, slot.slotId)
    const { applicationId } = interview
    await record(tx, fact, { groupId: process.researchGroupId, details: { applicationId } })
  }
  return { process, interviewee: await getInterviewee(tx, interview.intervieweeId) }
}

type Moment = { readonly by: string | null; readonly at: Date }

type CallOff = Moment & {
  readonly why: Why
  /** The applicant gets no letter about it. */
  readonly isQuiet?: boolean
}

/**
 * Ends a locked booking: frees its slot, drops pending letters about it, and writes to the applicant and the interviewers.
 */
export const callOff = async (
  tx: Tx,
  context: Context,
  interview: Interview,
  { by, at, why, isQuiet = false }: CallOff,
): Promise<void> => {
  const { slotId, intervieweeId, applicationId, startsAt } = interview
  const { fact } = slotSteps.step({ slotId, state: 'BOOKED' }, 'cancel', { by, at })
  await removeBooking(tx, interview.bookingId)
  await dropReminder(tx, interview, at)
  await dropTimeLetters(tx, interview, at)
  await record(tx, fact, {
    groupId: interview.researchGroupId,
    details: { intervieweeId, applicationId, startsAt: startsAt.toISOString() },
  })
  if (!isQuiet) await tellCancelled(tx, context, interview, why, at)
  await tellPanel(tx, context, { before: interview, at, why })
}
