import type { Moment } from '@kolleg/lifecycle'
import type { Transaction } from 'kysely'
import { getApplication } from '../applications/get.ts'
import { showFrom } from '../applications/seen.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../db/schema.ts'
import { asPublished } from '../jobs/as-published.ts'
import { getJob } from '../jobs/get.ts'
import { requestReferences } from '../references/request.ts'
import { markContacted } from './interviewee.store.ts'
import type { Interviewee } from './interviewee.ts'

type Tx = Transaction<Tables>

/** Someone is invited or given a time: from the first time on they know that the group would like to meet them. */
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

/** The applicant is invited, or given a time. Referees are asked now where the job asks for letters only from there. */
const tellOfShortlist = async (tx: Tx, context: Context, applicationId: string, moment: Moment): Promise<void> => {
  await showFrom(tx, applicationId, moment.at, moment.at)
  const application = await getApplication(tx, applicationId)
  const { lettersFromShortlistOnly } = await asPublished(tx, await getJob(tx, application.jobId))
  if (lettersFromShortlistOnly) await requestReferences(tx, context, application, moment)
}
