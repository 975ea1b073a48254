import type { Actor } from '@kolleg/access'
import { stateConflict } from '@kolleg/lifecycle'
import { type Application, applicationSteps, isUnseen } from '../../applications/application.ts'
import { hideAhead } from '../../applications/seen.ts'
import { takeStep } from '../../applications/take.ts'
import type { Tx } from '../../db/schema.ts'
import { lockEvaluable } from '../get.ts'

/** Undoes the first opening, while the applicant does not know of it. */
export const markUnread = async (tx: Tx, actor: Actor, applicationId: string): Promise<Application> => {
  const { record: application } = await lockEvaluable(tx, actor, 'unread', applicationId)
  const { state: from } = application
  const moment = { by: actor.userId, at: new Date() }
  applicationSteps.step(application, 'unread', moment)
  if (!isUnseen(application)) {
    const allowed = applicationSteps.allowed(from).filter(action => action !== 'unread')
    throw stateConflict('application, as its applicant knows,', { from, action: 'unread', allowed })
  }
  await hideAhead(tx, applicationId)
  return (await takeStep(tx, application, 'unread', moment, null)).application
}
