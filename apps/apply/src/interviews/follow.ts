import type { Fact } from '@kolleg/lifecycle'
import type { Transaction } from 'kysely'
import type { ApplicationEffect } from '../applications/doors.ts'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../db/schema.ts'
import type { JobEffect } from '../jobs/doors.ts'
import { lockAhead } from './booking.store.ts'
import { callOff } from './cancel.ts'
import { addProcess, findProcessOfJob } from './process.store.ts'
import { reasons } from './tell.ts'

/** Publishing a job opens its interviews, once; ending it cancels those that are still ahead. */
export const interviewsFollowJob: JobEffect = async (tx, context, { jobId, researchGroupId }, { action, by, at }) => {
  if (action === 'publish' && (await addProcess(tx, jobId, researchGroupId))) {
    const processId = (await findProcessOfJob(tx, jobId)) ?? jobId
    const deed = { object: 'interviewProcess', objectId: processId, action: 'open', by, at }
    await record(tx, deed, { groupId: researchGroupId, details: { jobId } })
  }
  if (action !== 'close' && action !== 'fill') return
  const processId = await findProcessOfJob(tx, jobId)
  const ahead = processId === undefined ? [] : await lockAhead(tx, 'process_id', processId)
  for (const interview of ahead)
    await callOff(tx, context, interview, { by, at, reason: reasons.jobEnded[interview.language] })
}

/** An application that is decided gives its slot back; the applicant is told together with the letter of the decision. */
export const followApplication = async (
  tx: Transaction<Tables>,
  context: Context,
  applicationId: string,
  { by, at }: Pick<Fact, 'by' | 'at'>,
  notBefore?: Date,
): Promise<void> => {
  const why = notBefore === undefined ? reasons.none : reasons.decided
  for (const interview of await lockAhead(tx, 'application_id', applicationId))
    await callOff(tx, context, interview, { by, at, reason: why[interview.language], ...(notBefore && { notBefore }) })
}

/** So does one that is withdrawn. */
export const followWithdrawal: ApplicationEffect = async (tx, context, { applicationId }, { by, at }) => {
  for (const interview of await lockAhead(tx, 'application_id', applicationId))
    await callOff(tx, context, interview, { by, at, reason: reasons.withdrawn[interview.language] })
}
