import type { Moment } from '@kolleg/lifecycle'
import type { Application } from '../applications/application.ts'
import { shortlistApplication } from '../applications/shortlist.ts'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { addInterviewee } from './interviewee.store.ts'
import { findLockedProcess, findProcessOfJob } from './process.store.ts'
import { mustBeOpen } from './process.ts'

/**
 * Puts a locked application on the shortlist of its job and returns its entry, also an existing one. The caller's
 * permission must have been checked. The applicant does not learn of it.
 */
export const shortlist = async (tx: Tx, application: Application, moment: Moment): Promise<string> => {
  const processId = await findProcessOfJob(tx, application.jobId)
  const process = processId === undefined ? undefined : await findLockedProcess(tx, processId)
  if (process === undefined)
    throw problem('NOT_FOUND', { detail: 'The job has no interviews: it was never published.' })
  mustBeOpen(process, 'shortlist')
  if (application.state !== 'INTERVIEW') await shortlistApplication(tx, application, moment)
  const { intervieweeId, isNew } = await addInterviewee(tx, process.processId, application.applicationId)
  if (isNew)
    await record(
      tx,
      { object: 'interviewee', objectId: intervieweeId, action: 'add', by: moment.by, at: moment.at },
      { groupId: process.researchGroupId, details: { applicationId: application.applicationId } },
    )
  return intervieweeId
}
