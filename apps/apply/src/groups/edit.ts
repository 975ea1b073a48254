import type { Actor } from '@kolleg/access'
import type { Static } from 'typebox'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { orExists } from '../db/violations.ts'
import type { Expected } from '../front-door/versions.ts'
import { nameTaken } from './create.ts'
import { type GroupChanges, read } from './form.ts'
import { getGroup, lockGroupFor } from './get.ts'
import { updateGroup } from './group.store.ts'
import { type Group, type GroupData, groupSteps } from './group.ts'

export const editGroup = async (
  tx: Tx,
  actor: Actor,
  researchGroupId: string,
  { version: _, ...given }: Static<typeof GroupChanges>,
  expected: Expected,
): Promise<Group> => {
  const { record: group } = await lockGroupFor(tx, actor, 'edit', researchGroupId)
  const data = await read(tx, given)
  expected(group.version)
  const changed = changedIn(group, data)
  if (changed.length === 0) return group
  const { fact } = groupSteps.step(group, 'edit', { by: actor.userId, at: new Date() })
  await updateGroup(tx, researchGroupId, data).catch(orExists(nameTaken))
  await record(tx, fact, { groupId: researchGroupId, details: { changed } })
  return await getGroup(tx, researchGroupId)
}

/** A form sends all its fields; the trail records those that differ. */
export const changedIn = (group: Group, data: Partial<GroupData>): readonly (keyof GroupData)[] =>
  Object.entries(data).flatMap(([field, value]) => {
    const name = field as keyof GroupData
    return group[name] === value ? [] : [name]
  })
