import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import type { Expected } from '../front-door/versions.ts'
import { endStepsOf } from '../waiting-steps/end-all.ts'
import { getGroup, lockGroupFor } from './get.ts'
import { updateGroup } from './group.store.ts'
import { type Group, groupSteps } from './group.ts'

/** Hides a group from the public: its page and its jobs are shown only while it is active. */
export const suspendGroup = async (
  tx: Tx,
  actor: Actor,
  researchGroupId: string,
  expected: Expected,
): Promise<Group> => {
  const { record: group } = await lockGroupFor(tx, actor, 'suspend', researchGroupId)
  expected(group.version)
  const { next: state, fact } = groupSteps.step(group, 'suspend', { by: actor.userId, at: new Date() })
  await updateGroup(tx, researchGroupId, { state })
  await endStepsOf(tx, researchGroupId, 'The group was suspended.')
  await record(tx, fact, { groupId: researchGroupId })
  return await getGroup(tx, researchGroupId)
}
