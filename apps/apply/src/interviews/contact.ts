import type { Moment } from '@kolleg/lifecycle'
import { getApplication } from '../applications/get.ts'
import { showFrom } from '../applications/seen.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { asPublished } from '../jobs/as-published.ts'
import { getJob } from '../jobs/get.ts'
import { requestReferences } from '../references/request.ts'
import { markContacted } from './interviewee.store.ts'
import type { Interviewee } from './interviewee.ts'

/** Records that a person was invited or assigned a time: from the first contact on they know of the interview. */
export const contact = async (
  tx: Tx,
  context: Context,
  { intervieweeId, applicationId, contactedAt }: Interviewee,
  moment: Moment,
): Promise<void> => {
  if (contactedAt !== null) return
  await markContacted(tx, intervieweeId, moment.at)
  await tellOfShortlist(tx, context, applicationId, moment)
}

/**
 * Shortlisting becomes known to the applicant. Referees are asked now if the job asks for letters from the shortlist
 * only.
 */
const tellOfShortlist = async (tx: Tx, context: Context, applicationId: string, moment: Moment): Promise<void> => {
  await showFrom(tx, applicationId, moment.at, moment.at)
  const application = await getApplication(tx, applicationId)
  const { lettersFromShortlistOnly } = await asPublished(tx, await getJob(tx, application.jobId))
  if (lettersFromShortlistOnly) await requestReferences(tx, context, application, moment)
}
