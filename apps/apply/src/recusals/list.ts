import type { Actor } from '@kolleg/access'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Static } from 'typebox'
import { getJob } from '../jobs/get.ts'
import { recusals } from './recusal.policy.ts'
import { findRecusals, findSuggested } from './recusal.store.ts'
import type { Ground } from './recusal.ts'
import { type RecusalsView, recusalView } from './recusal.view.ts'

const at = {
  researchGroupId: 'a.research_group_id',
  jobId: 'a.job_id',
  applicationId: 'a.application_id',
  applicantId: 'a.applicant_id',
  userId: 'x.user_id',
}

/** All of a job for its chair, without those of applications that the reader is recused from. */
export const listRecusals = async (
  db: QueryExecutorProvider,
  actor: Actor,
  id: string,
): Promise<Static<typeof RecusalsView>> => {
  const { jobId, researchGroupId } = await getJob(db, id)
  recusals.permit(actor, 'read', { researchGroupId, jobId, applicationId: '', applicantId: '', userId: '' })
  const mayRead = sql`a.job_id = ${jobId} and ${recusals.which(actor, 'read', at)}`
  const suggested = await findSuggested(db, mayRead)
  return {
    recusals: (await findRecusals(db, mayRead)).map(recusalView),
    suggested: suggested.map(({ applicationId, applicantName, userId, name, ground }) => ({
      application: { applicationId, applicantName },
      member: { userId, name },
      ground,
    })),
  }
}

/** Why a member probably has a conflict of interest with an application; null if nothing hints at one. */
export const likelyConflict = async (
  db: QueryExecutorProvider,
  { userId }: Actor,
  applicationId: string,
): Promise<Ground | null> => {
  const [found] = await findSuggested(db, sql`a.application_id = ${applicationId} and p.user_id = ${userId}`)
  return found?.ground ?? null
}
