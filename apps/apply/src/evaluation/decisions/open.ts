import type { Actor } from '@kolleg/access'
import type { Application } from '../../applications/application.ts'
import { takeStep } from '../../applications/take.ts'
import type { Tx } from '../../db/schema.ts'
import { getGroup } from '../../groups/get.ts'
import { afterGrace } from '../../letters/after-grace.ts'
import { isAmong } from '../../states/among.ts'
import { readStates } from '../../states/application-states.ts'
import { lockEvaluable } from '../get.ts'

/**
 * The first opening moves an application into review; later ones change nothing. The applicant sees it after the
 * group's grace time, unless it is marked as unread before.
 */
export const open = async (tx: Tx, actor: Actor, applicationId: string): Promise<Application> => {
  const { record: application } = await lockEvaluable(tx, actor, 'open', applicationId)
  if (isAmong(readStates, application.state)) return application
  const at = new Date()
  const seenFrom = afterGrace(await getGroup(tx, application.researchGroupId), at)
  return (await takeStep(tx, application, 'open', { by: actor.userId, at }, seenFrom)).application
}
