import type { Fact } from '@kolleg/lifecycle'
import { restartRetention } from '../../applications/restart-retention.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { followDecision } from '../../interviews/follow.ts'
import { cancelReferencesOf } from '../../references/cancel.ts'

/**
 * The consequences once the applicant knows of a decision: a future interview is cancelled, referees are no longer
 * needed, and retention restarts.
 */
export const follow = async (
  tx: Tx,
  context: Context,
  applicationId: string,
  moment: Pick<Fact, 'by' | 'at'>,
  isTold: boolean,
): Promise<void> => {
  await followDecision(tx, context, applicationId, moment, isTold)
  await cancelReferencesOf(tx, context, { applicationId }, moment)
  await restartRetention(tx, applicationId, moment.at)
}
