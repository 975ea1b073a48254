import type { Actor } from '@kolleg/access'
import type { Application } from '../../applications/application.ts'
import { lockJobShared } from '../../applications/open-job.ts'
import type { Tx } from '../../db/schema.ts'
import { unlist } from '../../interviews/unlist.ts'
import { getEvaluable, lockEvaluable } from '../get.ts'

/**
 * Undoes shortlisting: the application gets its former state. The applicant knew nothing of it, and learns nothing now.
 */
export const takeOffList = async (tx: Tx, actor: Actor, applicationId: string): Promise<Application> => {
  await lockJobShared(tx, (await getEvaluable(tx, actor, applicationId)).record.jobId)
  const { record: application } = await lockEvaluable(tx, actor, 'unlist', applicationId)
  return await unlist(tx, application, { by: actor.userId, at: new Date() })
}
