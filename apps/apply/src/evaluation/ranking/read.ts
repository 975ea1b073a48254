import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import type { Static } from 'typebox'
import { getJob } from '../../jobs/get.ts'
import { readCalibration } from '../calibration/read.ts'
import { rankings } from './ranking.policy.ts'
import { findFinalists, findVersion } from './ranking.store.ts'
import type { RankingView } from './ranking.view.ts'

/** The finalists of a job side by side, in the order that the group has given them. */
export const readRanking = async (
  db: QueryExecutorProvider,
  actor: Actor,
  id: string,
): Promise<Static<typeof RankingView>> => {
  const { jobId, title, researchGroupId } = await getJob(db, id)
  rankings.permit(actor, 'read', { jobId, researchGroupId })
  const { applications } = await readCalibration(db, actor, jobId)
  const adjusted = new Map(applications.map(each => [each.applicationId, each.adjusted]))
  const finalists = await findFinalists(db, actor, jobId)
  return {
    jobTitle: title,
    version: await findVersion(db, jobId),
    mayOrder: rankings.may(actor, 'order', { jobId, researchGroupId }),
    finalists: finalists.map(finalist => ({
      ...finalist,
      criteria: [...finalist.criteria],
      adjusted: adjusted.get(finalist.applicationId) ?? null,
    })),
  }
}
