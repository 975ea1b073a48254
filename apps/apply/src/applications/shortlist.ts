import type { Moment } from '@kolleg/lifecycle'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../db/schema.ts'
import { asPublished } from '../jobs/as-published.ts'
import { getJob } from '../jobs/get.ts'
import { requestReferences } from '../references/request.ts'
import type { Application } from './application.ts'
import { takeStep } from './take.ts'

/**
 * For the room of interviews: the held application, which that room has let the caller judge, comes onto the
 * shortlist. Referees are asked now where the job asks for letters only from there.
 */
export const shortlistApplication = async (
  tx: Transaction<Tables>,
  context: Context,
  held: Application,
  moment: Moment,
): Promise<Application> => {
  const { application, fact } = await takeStep(tx, held, 'shortlist', moment)
  const { lettersFromShortlistOnly } = await asPublished(tx, await getJob(tx, held.jobId))
  if (lettersFromShortlistOnly) await requestReferences(tx, context, application, fact)
  return application
}
