import type { Actor } from '@kolleg/access'
import { applications } from '../applications/application.policy.ts'
import type { Application } from '../applications/application.ts'
import { asSeenBy } from '../applications/as-seen-by.ts'
import { attemptOf } from '../applications/attempt.ts'
import { lockApplication } from '../applications/get.ts'
import { takeStep } from '../applications/take.ts'
import type { Context } from '../context.ts'
import { decisions } from '../db/application-tables.ts'
import type { Tx } from '../db/schema.ts'
import { reopen } from '../evaluation/decisions/reconsider.ts'
import type { Expected } from '../front-door/versions.ts'
import { followWithdrawal } from '../interviews/follow.ts'
import { getJob } from '../jobs/get.ts'
import { cancelReferencesOf } from '../references/cancel.ts'
import { tellGroup } from './tell.ts'

/**
 * Withdraws a sent application; the group and the referees get an e-mail. A decision unknown to the
 * applicant is undone first, because their step starts from the state they saw.
 */
export const withdrawApplication = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  applicationId: string,
  expected: Expected,
): Promise<Application> => {
  const held = applications.permit(actor, 'withdraw', await lockApplication(tx, applicationId)).record
  const { state, version } = asSeenBy(actor, held)
  expected(version)
  const attempt = attemptOf(actor, held)
  const isDecided = decisions.some(decision => decision === held.state)
  const open = isDecided && held.seen ? await reopen(tx, context, held, attempt.at) : held
  const { application, fact } = await takeStep(tx, { ...open, state }, 'withdraw', attempt, attempt.at)
  await followWithdrawal(tx, context, applicationId, fact)
  await cancelReferencesOf(tx, context, { applicationId }, fact)
  const { researchGroupName } = await getJob(tx, application.jobId)
  const { snapshot } = application
  if (snapshot) await tellGroup(tx, context, 'APPLICATION_WITHDRAWN', { ...application, snapshot }, researchGroupName)
  return application
}
