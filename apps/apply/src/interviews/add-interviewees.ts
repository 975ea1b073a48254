import type { Actor } from '@kolleg/access'
import type { InputFault } from '@kolleg/problems'
import { applications } from '../applications/application.policy.ts'
import { lockApplication } from '../applications/get.ts'
import type { Tx } from '../db/schema.ts'
import { distinctIds } from '../lists/distinct-ids.ts'
import { problem } from '../problems.ts'
import { lockProcess } from './get.ts'
import { findAll, sentFor } from './interviewee.store.ts'
import type { Interviewee } from './interviewee.ts'
import { mustBeOpen, type Process } from './process.ts'
import { shortlist } from './shortlist.ts'

/** Adds applications for this job to its interviews, all of them or none. */
export const addInterviewees = async (
  tx: Tx,
  actor: Actor,
  processId: string,
  given: readonly string[],
): Promise<{ readonly process: Process; readonly added: readonly Interviewee[] }> => {
  const process = await lockProcess(tx, actor, 'addInterviewees', processId)
  const sent = await sentFor(tx, actor.userId, process.jobId, given)
  const errors = given.flatMap((id, index): InputFault[] => (sent.includes(id.toLowerCase()) ? [] : [stranger(index)]))
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
  mustBeOpen(process, 'shortlist')
  const moment = { by: actor.userId, at: new Date() }
  const added: string[] = []
  for (const applicationId of distinctIds(given).toSorted()) {
    const { record: application } = applications.permit(actor, 'shortlist', await lockApplication(tx, applicationId))
    added.push(await shortlist(tx, application, moment))
  }
  return { process, added: await findAll(tx, added) }
}

const stranger = (index: number): InputFault => ({
  pointer: `/applicationIds/${index}`,
  message: 'No application with this id was sent for the job of these interviews.',
  code: 'APPLICATION',
})
