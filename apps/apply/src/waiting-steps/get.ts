import type { Actor } from '@kolleg/access'
import type { Kysely } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { waitingSteps } from './waiting-step.policy.ts'
import { findLockedStep, findStep } from './waiting-step.store.ts'
import type { WaitingStep } from './waiting-step.ts'

export const orNotFound = (step: WaitingStep | undefined): WaitingStep => {
  if (step === undefined) throw problem('NOT_FOUND', { detail: 'There is no such waiting step.' })
  return step
}

export const readStep = async (db: Kysely<Tables>, actor: Actor, stepId: string): Promise<WaitingStep> =>
  waitingSteps.permit(actor, 'read', orNotFound(await findStep(db, stepId, actor.userId))).record

export const lockStep = async (tx: Tx, actor: Actor, stepId: string): Promise<WaitingStep> =>
  orNotFound(await findLockedStep(tx, stepId, actor.userId))
