import type { ApplicationEffect } from '../applications/doors.ts'
import { record } from '../audit/record.ts'
import type { JobEffect } from '../jobs/doors.ts'
import { afterGrace } from '../letters/after-grace.ts'
import { lockAhead } from './booking.store.ts'
import { callOff } from './cancel.ts'
import { addProcess, findProcessOfJob, graceOf } from './process.store.ts'
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

/** An application that is withdrawn or decided gives its slot back. */
export const interviewsFollowApplication: ApplicationEffect = async (
  tx,
  context,
  { applicationId, researchGroupId },
  fact,
) => {
  const { action, by, at } = fact
  const why = action === 'withdraw' ? reasons.withdrawn : reasons.decided
  const ahead = await lockAhead(tx, 'application_id', applicationId)
  if (ahead.length === 0) return
  // A decision is told by its own letter, which waits; this one must not tell it before.
  const notBefore = action === 'withdraw' ? undefined : afterGrace(await graceOf(tx, researchGroupId), at)
  for (const interview of ahead)
    await callOff(tx, context, interview, { by, at, reason: why[interview.language], ...(notBefore && { notBefore }) })
}
