import { type Actor, sameId } from '@kolleg/access'
import { sql } from 'kysely'
import type { Static } from 'typebox'
import { applications } from '../applications/application.policy.ts'
import { lockApplication } from '../applications/get.ts'
import { refuseAnonymised } from '../applications/refuse-anonymised.ts'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { eraseReplies } from '../front-door/erase-replies.ts'
import { lostSince } from '../front-door/in-transaction-as.ts'
import { leavePanelOf } from '../interviews/leave-panels.ts'
import { dropAll } from '../letters/drop.ts'
import { personNow } from '../people/find.ts'
import { problem } from '../problems.ts'
import { recusals } from './recusal.policy.ts'
import { addRecusal, findRecusals, isMember, thingsOf } from './recusal.store.ts'
import type { Recusal } from './recusal.ts'
import type { NewRecusal } from './recusal.view.ts'

/**
 * From now on the application does not exist for the member: not in lists, counts, letters or calendars. What they judged
 * is set aside, and they leave its interview.
 */
export const declareConflict = async (
  tx: Tx,
  { userId: callerId }: Actor,
  id: string,
  { userId: whose = callerId, reason }: Static<typeof NewRecusal>,
): Promise<Recusal> => {
  const locked = await lockApplication(tx, id)
  // As they are now: they may have been recused while this waited.
  const actor = await personNow(tx, callerId)
  if (actor === undefined) throw problem('UNAUTHENTICATED')
  const { record: application } = applications.permit(actor, 'evaluate', locked)
  const { applicationId, researchGroupId, applicantId } = application
  const userId = whose.toLowerCase()
  if (!sameId(userId, actor.userId)) recusals.permit(actor, 'nameOthers', { ...application, userId })
  refuseAnonymised(application, 'recuse')
  if (sameId(userId, applicantId) || !(await isMember(tx, researchGroupId, userId))) {
    const message = 'Only members of the group who did not apply themselves can have a conflict of interest.'
    throw problem('VALIDATION_FAILED', { errors: [{ pointer: '/userId', message, code: 'NO_MEMBER' }] })
  }
  const recusalId = await addRecusal(tx, { applicationId, userId, by: actor.userId, reason: reason.trim() })
  if (recusalId === undefined) throw problem('ALREADY_EXISTS', { detail: 'This member is recused already.' })
  const at = new Date()
  const things = await thingsOf(tx, applicationId)
  await leavePanelOf(tx, applicationId, userId)
  await dropAll(tx, sql<boolean>`application_id = ${applicationId} and user_id = ${userId}`, at)
  await eraseReplies(tx, [applicationId, ...things], userId)
  await record(
    tx,
    { object: 'recusal', objectId: recusalId, action: 'declare', by: actor.userId, at },
    { groupId: researchGroupId, details: { applicationId, userId } },
  )
  const now = await personNow(tx, actor.userId)
  // The recusal itself is the only thing that they may have lost.
  if (lostSince(now, { ...actor, recusedFrom: now?.recusedFrom ?? [] })) throw problem('ACCESS_DENIED')
  const [made] = await findRecusals(tx, sql`x.recusal_id = ${recusalId}`)
  if (made === undefined) throw new Error('A recusal was declared and is not there.')
  return made
}
