import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { interviewees } from './interviewee.policy.ts'
import { findInterviewee, findLockedInterviewee } from './interviewee.store.ts'
import type { Interviewee } from './interviewee.ts'
import { processes } from './process.policy.ts'
import { findLockedProcess, findProcess } from './process.store.ts'
import type { Process } from './process.ts'
import { slots } from './slot.policy.ts'
import { findLockedSlot, findSlot } from './slot.store.ts'
import type { Slot } from './slot.ts'

type ProcessAction = keyof typeof processes.rules
type IntervieweeAction = keyof typeof interviewees.rules

/** In the words of a refusal to someone for whom it does not exist. */
const orNotFound = <Found>(found: Found | undefined, { name }: { readonly name: string }): Found => {
  if (found === undefined) throw problem('NOT_FOUND', { detail: `There is no such ${name}.` })
  return found
}

export const readProcess = async (db: QueryExecutorProvider, actor: Actor, processId: string): Promise<Process> =>
  processes.permit(actor, 'read', orNotFound(await findProcess(db, processId), processes)).record

/** The process, with its job locked in its state until the end of the transaction. */
export const lockProcess = async (tx: Tx, actor: Actor, action: ProcessAction, processId: string): Promise<Process> =>
  processes.permit(actor, action, orNotFound(await findLockedProcess(tx, processId), processes)).record

/** Loads an interviewee for a caller who has been checked already. */
export const getInterviewee = async (db: QueryExecutorProvider, id: string): Promise<Interviewee> =>
  orNotFound(await findInterviewee(db, id), interviewees)

export const readInterviewee = async (db: QueryExecutorProvider, actor: Actor, id: string): Promise<Interviewee> =>
  interviewees.permit(actor, 'read', orNotFound(await findInterviewee(db, id), interviewees)).record

/** The slot if the caller may see it. */
export const readSlot = async (db: QueryExecutorProvider, actor: Actor, slotId: string): Promise<Slot> => {
  const slot = orNotFound(await findSlot(db, slotId), slots)
  const process = orNotFound(await findProcess(db, slot.processId), slots)
  slots.permit(actor, 'read', { ...slot, jobId: process.jobId, researchGroupId: process.researchGroupId })
  processes.permit(actor, 'read', process)
  return slot
}

type Held<Thing> = { readonly process: Process; readonly held: Thing }

/** Locks the job first and then the slot, in the same order everywhere, to avoid deadlocks. */
export const lockSlot = async (tx: Tx, actor: Actor, action: ProcessAction, slotId: string): Promise<Held<Slot>> => {
  const { processId } = orNotFound(await findSlot(tx, slotId), slots)
  const process = orNotFound(await findLockedProcess(tx, processId), slots)
  const held = orNotFound(await findLockedSlot(tx, slotId, 'update'), slots)
  slots.permit(actor, 'handle', { ...held, jobId: process.jobId, researchGroupId: process.researchGroupId })
  processes.permit(actor, action, process)
  return { process, held }
}

export const lockInterviewee = async (
  tx: Tx,
  actor: Actor,
  action: IntervieweeAction,
  intervieweeId: string,
): Promise<Held<Interviewee>> => {
  const { processId } = orNotFound(await findInterviewee(tx, intervieweeId), interviewees)
  const process = orNotFound(await findLockedProcess(tx, processId), processes)
  const lock = action === 'remove' ? 'no key update' : 'share'
  const held = orNotFound(await findLockedInterviewee(tx, intervieweeId, lock), interviewees)
  return { process, held: interviewees.permit(actor, action, held).record }
}
