import type { Attempt, Fact } from '@kolleg/lifecycle'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { moveApplication } from './application.store.ts'
import { type Application, applicationSteps } from './application.ts'

/** The steps that need nothing but the application itself. */
type Move = 'open' | 'unread' | 'shortlist' | 'unlist' | 'accept' | 'reject' | 'reconsider' | 'withdraw'

/**
 * Takes one step with a locked application and records it; throws STATE_CONFLICT if it is impossible. The applicant
 * sees it from `from` on, or not by this step if there is none.
 */
export const takeStep = async (
  tx: Tx,
  application: Application,
  action: Move,
  attempt: Attempt,
  seenFrom: Date | null,
  more: { readonly isJustified?: true } = {},
): Promise<{ readonly application: Application; readonly fact: Fact }> => {
  const { next, fact } = applicationSteps.step(application, action, attempt)
  const moved = await moveApplication(tx, application, next, attempt.at, seenFrom)
  await record(tx, fact, { groupId: application.researchGroupId, details: { jobId: application.jobId, ...more } })
  return { application: moved, fact }
}
