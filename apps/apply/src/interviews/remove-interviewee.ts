import type { Actor } from '@kolleg/access'
import { type Moment, stateConflict } from '@kolleg/lifecycle'
import type { Application } from '../applications/application.ts'
import { getApplication } from '../applications/get.ts'
import { unlistApplication } from '../applications/shortlist.ts'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { lockAhead } from './booking.store.ts'
import { callOff } from './cancel.ts'
import { dropChoiceLetter } from './drop-letters.ts'
import { lockInterviewee } from './get.ts'
import { removeInterviewee as remove } from './interviewee.store.ts'
import type { Interviewee } from './interviewee.ts'
import { wasAssessed } from './of-application.ts'
import { mustBeOpen } from './process.ts'

/** Takes a person off the shortlist and cancels their booking; an interview that was held stays on record. */
export const removeInterviewee = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  intervieweeId: string,
): Promise<void> => {
  const { process, held } = await lockInterviewee(tx, actor, 'remove', intervieweeId)
  mustBeOpen(process, 'remove')
  const [interview] = await lockAhead(tx, 'interviewee_id', held.intervieweeId)
  if (held.bookingId !== null && interview === undefined) throw staysOnRecord(held)
  const moment = { by: actor.userId, at: new Date() }
  if (interview) await callOff(tx, context, interview, { ...moment, why: 'none' })
  await dropChoiceLetter(tx, held, moment.at)
  await takeOff(tx, held, await getApplication(tx, held.applicationId), moment)
}

const staysOnRecord = (held: Interviewee) =>
  stateConflict('interviewee', { from: held.state, action: 'remove', allowed: ['assess'] })

/** Both must be locked. */
export const takeOff = async (
  tx: Tx,
  held: Interviewee,
  application: Application,
  moment: Moment,
): Promise<Application> => {
  if (await wasAssessed(tx, held.applicationId)) throw staysOnRecord(held)
  await remove(tx, held.intervieweeId)
  await record(
    tx,
    { object: 'interviewee', objectId: held.intervieweeId, action: 'remove', ...moment },
    { groupId: held.researchGroupId, details: { applicationId: held.applicationId } },
  )
  return application.state === 'INTERVIEW' ? await unlistApplication(tx, application, moment) : application
}
