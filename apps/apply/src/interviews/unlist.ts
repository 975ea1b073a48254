import { type Moment, stateConflict } from '@kolleg/lifecycle'
import { type Application, applicationSteps, isUnseen } from '../applications/application.ts'
import { unlistApplication } from '../applications/shortlist.ts'
import type { Tx } from '../db/schema.ts'
import { findLockedInterviewee, findOfApplication } from './interviewee.store.ts'
import { findLockedProcess, findProcessOfJob } from './process.store.ts'
import { mustBeOpen } from './process.ts'
import { takeOff } from './remove-interviewee.ts'

/**
 * Takes a locked application off the shortlist without a trace; the caller's permission must have been checked. Not
 * possible once the applicant knows of it: then they are removed, and told.
 */
export const unlist = async (tx: Tx, application: Application, moment: Moment): Promise<Application> => {
  const { applicationId, jobId, state: from } = application
  applicationSteps.step(application, 'unlist', moment)
  if (!isUnseen(application)) {
    const allowed = applicationSteps.allowed(from).filter(action => action !== 'unlist')
    throw stateConflict('application, whose applicant was invited,', { from, action: 'unlist', allowed })
  }
  const processId = await findProcessOfJob(tx, jobId)
  const process = processId === undefined ? undefined : await findLockedProcess(tx, processId)
  if (process) mustBeOpen(process, 'unlist')
  const found = await findOfApplication(tx, applicationId)
  const held = found && (await findLockedInterviewee(tx, found.intervieweeId, 'no key update'))
  return held ? await takeOff(tx, held, application, moment) : await unlistApplication(tx, application, moment)
}
