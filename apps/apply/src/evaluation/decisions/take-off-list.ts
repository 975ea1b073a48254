import type { Actor } from '@kolleg/access'
import type { Transaction } from 'kysely'
import type { Application } from '../../applications/application.ts'
import { shareJob } from '../../applications/open-job.ts'
import type { Tables } from '../../db/schema.ts'
import { unlist } from '../../interviews/unlist.ts'
import { getJudged, holdJudged } from '../get.ts'

/** Undoes shortlisting: the application stands as before. The applicant knew nothing of it, and learns nothing now. */
export const takeOffList = async (
  tx: Transaction<Tables>,
  actor: Actor,
  applicationId: string,
): Promise<Application> => {
  await shareJob(tx, (await getJudged(tx, actor, applicationId)).record.jobId)
  const { record: application } = await holdJudged(tx, actor, 'unlist', applicationId)
  return await unlist(tx, application, { by: actor.userId, at: new Date() })
}
