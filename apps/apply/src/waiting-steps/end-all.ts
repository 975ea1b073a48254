import type { Tx } from '../db/schema.ts'
import { failStep } from './carry-out.ts'
import { lockWaitingOf } from './waiting-step.store.ts'

/** Ends all waiting steps of a group; its members see why. */
export const endStepsOf = async (tx: Tx, researchGroupId: string, detail: string): Promise<void> => {
  for (const step of await lockWaitingOf(tx, researchGroupId))
    await failStep(tx, step, { code: 'STATE_CONFLICT', detail })
}
