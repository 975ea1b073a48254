import type { Actor } from '@kolleg/access'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../db/schema.ts'
import type { Expected } from '../front-door/versions.ts'
import { getJob } from '../jobs/get.ts'
import { cancelReferencesOf } from '../references/cancel.ts'
import { applications } from './application.policy.ts'
import type { Application } from './application.ts'
import { asSeenBy } from './as-seen-by.ts'
import { attemptOf } from './attempt.ts'
import { holdApplication } from './hold.ts'
import { decisions } from './review.ts'
import { takeStep } from './take.ts'
import { tellGroup } from './tell.ts'

/**
 * Takes an application back that was sent; the group is told, and referees need not write any more. A decision that the
 * applicant does not know of is taken back first, as if there had been none: their step leads from the state they saw.
 */
export const withdrawApplication = async (
  tx: Transaction<Tables>,
  context: Context,
  actor: Actor,
  applicationId: string,
  expected: Expected,
): Promise<Application> => {
  const held = applications.permit(actor, 'withdraw', await holdApplication(tx, applicationId)).record
  const { state, version } = asSeenBy(actor, held)
  expected(version)
  const attempt = attemptOf(actor, held)
  const isDecided = decisions.some(decision => decision === held.state)
  const open = isDecided && held.seen ? await context.applicationDoors.reopen(tx, context, held, attempt.at) : held
  const { application, fact } = await takeStep(tx, { ...open, state }, 'withdraw', attempt, attempt.at)
  for (const effect of context.applicationDoors.withdrawn) await effect(tx, context, application, fact)
  await cancelReferencesOf(tx, context, { applicationId }, fact)
  const { researchGroupName } = await getJob(tx, application.jobId)
  const { snapshot } = application
  if (snapshot) await tellGroup(tx, context, 'APPLICATION_WITHDRAWN', { ...application, snapshot }, researchGroupName)
  return application
}
