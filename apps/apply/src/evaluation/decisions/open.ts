import type { Actor } from '@kolleg/access'
import type { Application, ApplicationState } from '../../applications/application.ts'
import { takeStep } from '../../applications/take.ts'
import type { Tx } from '../../db/schema.ts'
import { getGroup } from '../../groups/get.ts'
import { afterGrace } from '../../letters/after-grace.ts'
import { lockJudged } from '../get.ts'

/** States of an application that somebody has opened. */
const looked: ReadonlySet<ApplicationState> = new Set(['IN_REVIEW', 'INTERVIEW', 'ACCEPTED', 'REJECTED'])

/**
 * The first opening moves an application into review; later ones change nothing. The applicant sees it after the
 * group's grace time, unless it is marked as unread before.
 */
export const open = async (tx: Tx, actor: Actor, applicationId: string): Promise<Application> => {
  const { record: application } = await lockJudged(tx, actor, 'open', applicationId)
  if (looked.has(application.state)) return application
  const at = new Date()
  const seenFrom = afterGrace(await getGroup(tx, application.researchGroupId), at)
  return (await takeStep(tx, application, 'open', { by: actor.userId, at }, seenFrom)).application
}
