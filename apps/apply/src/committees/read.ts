import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import type { Static } from 'typebox'
import { noSuchJob } from '../jobs/get.ts'
import { committees } from './committee.policy.ts'
import { countApplications, findCommittee } from './committee.store.ts'
import { type CommitteeView, committeeView } from './committee.view.ts'

export const readCommittee = async (
  db: QueryExecutorProvider,
  actor: Actor,
  id: string,
): Promise<Static<typeof CommitteeView>> => {
  const found = await findCommittee(db, id)
  if (found === undefined) throw noSuchJob()
  const committee = committees.permit(actor, 'read', found).record
  return committeeView(actor, committee, await countApplications(db, committee.jobId, actor.userId))
}
