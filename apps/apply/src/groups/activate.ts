import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import type { Expected } from '../front-door/versions.ts'
import { showJobsOf } from '../jobs/as-published.ts'
import { announceJobsOf } from '../letters/announcements/announce.ts'
import { personOf } from '../people/find.ts'
import { getGroup, lockGroupFor } from './get.ts'
import { updateGroup } from './group.store.ts'
import { type Group, groupSteps } from './group.ts'
import { seat } from './members/seat.ts'
import { tellActivated } from './tell-requester.ts'

/** Activates a group, and shows its published jobs again; the requester becomes its professor and gets a letter. */
export const activateGroup = async (
  context: Context,
  tx: Tx,
  actor: Actor,
  researchGroupId: string,
  expected: Expected,
): Promise<Group> => {
  const { record: group } = await lockGroupFor(tx, actor, 'activate', researchGroupId)
  expected(group.version)
  const { next: state, fact } = groupSteps.step(group, 'activate', { by: actor.userId, at: new Date() })
  await updateGroup(tx, researchGroupId, { state, requestedBy: null, denialReason: null })
  await showJobsOf(tx, researchGroupId)
  await announceJobsOf(tx, context, researchGroupId)
  await record(tx, fact, { groupId: researchGroupId })
  const requester = group.requestedBy === null ? undefined : await personOf(tx, group.requestedBy)
  if (requester !== undefined) {
    const { userId } = requester
    await seat(tx, { groupId: researchGroupId, userId, role: 'PROFESSOR', by: actor.userId })
    await tellActivated(tx, context, group, requester)
  }
  return await getGroup(tx, researchGroupId)
}
