import type { Actor } from '@kolleg/access'
import type { Transaction } from 'kysely'
import type { Application, ApplicationState } from '../../applications/application.ts'
import { takeStep } from '../../applications/take.ts'
import type { Tables } from '../../db/schema.ts'
import { holdJudged } from '../get.ts'

/** Someone has looked at it before. */
const looked: ReadonlySet<ApplicationState> = new Set(['IN_REVIEW', 'INTERVIEW', 'ACCEPTED', 'REJECTED'])

/** The first look takes an application into review; another one changes nothing. */
export const open = async (tx: Transaction<Tables>, actor: Actor, applicationId: string): Promise<Application> => {
  const { record: application } = await holdJudged(tx, actor, 'open', applicationId)
  if (looked.has(application.state)) return application
  const { application: opened } = await takeStep(tx, application, 'open', { by: actor.userId, at: new Date() })
  return opened
}
