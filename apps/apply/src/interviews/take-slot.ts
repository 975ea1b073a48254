import { stateConflict } from '@kolleg/lifecycle'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { addBooking, lockAhead, moveBooking } from './booking.store.ts'
import { dropTimeLetters, type Unaware } from './drop-letters.ts'
import type { Interview } from './interview.ts'
import type { Interviewee } from './interviewee.ts'
import { mustBeOpen, type Process } from './process.ts'
import { anyKeptOut, findLockedSlot } from './slot.store.ts'
import { type Slot, slotSteps } from './slot.ts'
import { orTaken } from './taken.ts'

type Wanted = {
  readonly process: Process
  readonly interviewee: Interviewee
  readonly slotId: string
  readonly zone: string | null
  readonly by: string
  readonly at: Date
}

type SlotTaken = { readonly interview: Interview; readonly before?: Interview; readonly unaware?: Unaware }

/**
 * Puts a locked interviewee into a slot and out of the one they had. If several want the same slot at once, the
 * constraints of the database let one through.
 */
export const takeSlot = async (tx: Tx, { process, interviewee, slotId, zone, by, at }: Wanted): Promise<SlotTaken> => {
  mustBeOpen(process, 'book')
  mustBeInvited(interviewee)
  const slot = await findLockedSlot(tx, slotId, 'share')
  if (slot === undefined || slot.processId !== process.processId)
    throw problem('NOT_FOUND', { detail: 'There is no such slot in this process.' })
  const before = await heldBefore(tx, interviewee)
  if (before?.slotId === slot.slotId) return { interview: before, before }
  mustBeFree(slot, interviewee)
  await mustBeImpartial(
    tx,
    interviewee.applicationId,
    slot.interviewers.map(({ userId }) => userId),
  )
  const { fact } = slotSteps.step(slot, 'book', { by, at })
  const { intervieweeId, applicationId } = interviewee
  const booking = { processId: process.processId, slotId: slot.slotId, intervieweeId, zone }
  const interview = await (before
    ? moveBooking(tx, before.bookingId, slot.slotId, zone)
    : addBooking(tx, booking)
  ).catch(orTaken('Someone else has just taken that slot.'))
  const unaware = before && (await dropTimeLetters(tx, before, at))
  const details = { intervieweeId, applicationId, ...(before && { instead: before.slotId }) }
  await record(tx, fact, { groupId: process.researchGroupId, details })
  return { interview, ...(before && { before }), ...(unaware && { unaware }) }
}

const mustBeInvited = ({ applicationState: from }: Interviewee): void => {
  if (from !== 'INTERVIEW')
    throw problem('STATE_CONFLICT', {
      detail: `The application is ${from}, so no time can be booked.`,
      members: { from, action: 'book', allowed: [] },
    })
}

/** The interview to be moved; one that has begun stays where it was. */
const heldBefore = async (tx: Tx, { intervieweeId, bookingId }: Interviewee): Promise<Interview | undefined> => {
  if (bookingId === null) return undefined
  const [before] = await lockAhead(tx, 'interviewee_id', intervieweeId)
  if (before === undefined) throw stateConflict('interview', { from: 'HELD', action: 'move', allowed: [] })
  return before
}

const mustBeFree = ({ state, interviewers }: Slot, { applicantId }: Interviewee): void => {
  if (state === 'BOOKED' || state === 'HELD')
    throw problem('TIME_CONFLICT', { detail: 'Someone else has taken that slot.' })
  if (interviewers.length === 0)
    throw problem('TIME_CONFLICT', {
      detail: 'Nobody holds interviews at that time any more; it needs an interviewer.',
    })
  if (interviewers.some(({ userId }) => userId === applicantId))
    throw problem('TIME_CONFLICT', { detail: 'Nobody can interview themselves.' })
}

/** Says no more than that it cannot be: who is recused, and from whom, is known to few. */
export const mustBeImpartial = async (tx: Tx, applicationId: string, userIds: readonly string[]): Promise<void> => {
  if (await anyKeptOut(tx, applicationId, userIds))
    throw problem('TIME_CONFLICT', { detail: 'The interviewers of that time cannot hold this interview.' })
}
