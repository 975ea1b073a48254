import type { Fact } from '@kolleg/lifecycle'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import type { JobHook } from '../jobs/job-hooks.ts'
import { lockAhead } from './booking.store.ts'
import { callOff } from './cancel.ts'
import { dropChoiceLetter, dropChoiceLettersOf } from './drop-letters.ts'
import { addProcess, findProcessOfJob } from './process.store.ts'

/** Publishing a job opens its interviews, once; ending it cancels the interviews that are still ahead. */
export const interviewsFollowJob: JobHook = async (tx, context, { jobId, researchGroupId }, { action, by, at }) => {
  if (action === 'publish' && (await addProcess(tx, jobId, researchGroupId))) {
    const processId = (await findProcessOfJob(tx, jobId)) ?? jobId
    const deed = { object: 'interviewProcess', objectId: processId, action: 'open', by, at } as const
    await record(tx, deed, { groupId: researchGroupId, details: { jobId } })
  }
  if (action !== 'close' && action !== 'fill') return
  const processId = await findProcessOfJob(tx, jobId)
  if (processId === undefined) return
  const ahead = await lockAhead(tx, 'process_id', processId)
  // The person who got the position hears of it in the letter about the decision.
  for (const interview of ahead)
    if (action === 'close' || interview.applicationState !== 'ACCEPTED')
      await callOff(tx, context, interview, { by: null, at, why: 'jobEnded' })
  await dropChoiceLettersOf(tx, processId, at)
}

/**
 * Frees the slot once the applicant knows of a decision. A decision without a letter sends none about the slot either.
 */
export const followDecision = async (
  tx: Tx,
  context: Context,
  applicationId: string,
  { by, at }: Pick<Fact, 'by' | 'at'>,
  isTold: boolean,
): Promise<void> => {
  for (const interview of await lockAhead(tx, 'application_id', applicationId))
    await callOff(tx, context, interview, { by, at, why: 'decided', isQuiet: !isTold })
  await dropChoiceLetter(tx, { applicationId }, at)
}

/** An application reopened after the end of its job has no further interviews. */
export const followReopening = async (
  tx: Tx,
  context: Context,
  applicationId: string,
  { by, at }: Pick<Fact, 'by' | 'at'>,
): Promise<void> => {
  for (const interview of await lockAhead(tx, 'application_id', applicationId))
    await callOff(tx, context, interview, { by, at, why: 'jobEnded' })
}

/** Frees the slot of a withdrawn application too. */
export const followWithdrawal = async (
  tx: Tx,
  context: Context,
  applicationId: string,
  { by, at }: Pick<Fact, 'by' | 'at'>,
): Promise<void> => {
  for (const interview of await lockAhead(tx, 'application_id', applicationId))
    await callOff(tx, context, interview, { by, at, why: 'withdrawn' })
  await dropChoiceLetter(tx, { applicationId }, at)
}
