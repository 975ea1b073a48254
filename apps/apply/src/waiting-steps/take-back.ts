import type { Actor } from '@kolleg/access'
import { stateConflict } from '@kolleg/lifecycle'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { lockStep } from './get.ts'
import { waitingSteps } from './waiting-step.policy.ts'
import { dismissStep, endStep } from './waiting-step.store.ts'
import { waitingStepSteps } from './waiting-step.ts'

/** Ends a waiting step without a trace for outsiders; a failed step is hidden from the actor, and from nobody else. */
export const takeBackStep = async (tx: Tx, actor: Actor, stepId: string): Promise<void> => {
  const { record: step } = waitingSteps.permit(actor, 'takeBack', await lockStep(tx, actor, stepId))
  if (step.state === 'FAILED') return await dismissStep(tx, stepId, actor.userId)
  const moment = { by: actor.userId, at: new Date() }
  const { researchGroupId: groupId, kind, jobId } = step
  const { next, fact } = waitingStepSteps.step(step, 'takeBack', moment)
  if (step.dueAt <= moment.at)
    throw stateConflict('waiting step that is due', { from: step.state, action: 'takeBack', allowed: [] })
  await endStep(tx, stepId, next, moment)
  await record(tx, fact, { groupId, details: { kind, ...(jobId && { jobId }) } })
}
