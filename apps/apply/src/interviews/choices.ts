import type { Actor } from '@kolleg/access'
import { stateConflict } from '@kolleg/lifecycle'
import type { QueryExecutorProvider } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { lockInterviewee } from './get.ts'
import { noticeEnds } from './interview.ts'
import { interviewees } from './interviewee.policy.ts'
import { findOfPerson } from './interviewee.store.ts'
import type { Interviewee } from './interviewee.ts'
import { findProcess } from './process.store.ts'
import type { Process } from './process.ts'
import { findSlot, listChoices } from './slot.store.ts'
import type { Slot } from './slot.ts'

/** The caller as interviewee of a process: 404 if it does not exist, 403 if the caller was not invited. */
const invited = async (db: QueryExecutorProvider, actor: Actor, processId: string) => {
  const process = await findProcess(db, processId)
  if (process === undefined) throw problem('NOT_FOUND')
  const interviewee = await findOfPerson(db, process.processId, actor.userId)
  if (interviewee === undefined || interviewee.contactedAt === null) throw problem('ACCESS_DENIED')
  return { process, interviewee: asKnown(interviewees.permit(actor, 'book', interviewee).record) }
}

/** Applicants who do not know of a decision yet book, move and cancel as if there were none. */
const asKnown = (interviewee: Interviewee): Interviewee => ({
  ...interviewee,
  applicationState: interviewee.knownState,
})

export const lockInvited = async (tx: Tx, actor: Actor, processId: string) => {
  const { interviewee } = await invited(tx, actor, processId)
  const { process, held } = await lockInterviewee(tx, actor, 'book', interviewee.intervieweeId)
  return { process, held: asKnown(held) }
}

export type Choices = {
  readonly process: Process
  readonly interviewee: Interviewee
  readonly slots: readonly Slot[]
  readonly booked: Slot | undefined
}

/** The free slots ahead and the chosen one. */
export const readChoices = async (db: QueryExecutorProvider, actor: Actor, processId: string): Promise<Choices> => {
  const { process, interviewee } = await invited(db, actor, processId)
  const isOpen = process.jobState === 'PUBLISHED' && interviewee.applicationState === 'INTERVIEW'
  const slots = isOpen ? await listChoices(db, interviewee) : []
  const booked = interviewee.slotId === null ? undefined : await findSlot(db, interviewee.slotId)
  return { process, interviewee, slots, booked }
}

/** Interviewees may change it until a day before; then only the group can. */
export const mustBeInTime = ({ startsAt, state }: Interviewee, action: 'move' | 'cancel', now: Date): void => {
  if (startsAt === null || now < noticeEnds({ startsAt })) return
  const { message } = stateConflict('interview', { from: state, action, allowed: [] })
  throw problem('STATE_CONFLICT', {
    detail: `${message} You can change it yourself up to 24 hours before; now please write to the group.`,
    members: { from: state, action, allowed: [] },
  })
}
