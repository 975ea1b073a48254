import type { Moment } from '@kolleg/lifecycle'
import type { Transaction } from 'kysely'
import { tellOfShortlist } from '../applications/shortlist.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../db/schema.ts'
import { markContacted } from './interviewee.store.ts'
import type { Interviewee } from './interviewee.ts'

/** Someone is invited or given a time: from the first time on they know that the group would like to meet them. */
export const contact = async (
  tx: Transaction<Tables>,
  context: Context,
  { intervieweeId, applicationId, contactedAt }: Interviewee,
  moment: Moment,
): Promise<void> => {
  if (contactedAt !== null) return
  await markContacted(tx, intervieweeId, moment.at)
  await tellOfShortlist(tx, context, applicationId, moment)
}
