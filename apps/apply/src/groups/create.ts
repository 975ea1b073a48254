import { randomUUID } from 'node:crypto'
import type { Actor } from '@kolleg/access'
import type { Static } from 'typebox'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { orExists } from '../db/violations.ts'
import { type NewGroup, read } from './form.ts'
import { getGroup } from './get.ts'
import { insertGroup } from './group.store.ts'
import { type Group, groupSteps } from './group.ts'

export const nameTaken = 'There is a research group of this name already.'

/** Creates a group that is active at once. */
export const createGroup = (context: Context, tx: Tx, actor: Actor, given: Static<typeof NewGroup>): Promise<Group> =>
  make(context, tx, actor, 'create', given)

/** Creates a group with its first step; a requester becomes its professor on activation. */
export const make = async (
  { config }: Context,
  tx: Tx,
  { userId }: Actor,
  how: 'create' | 'request',
  given: Static<typeof NewGroup>,
): Promise<Group> => {
  const data = { letterGraceMinutes: config.LETTER_GRACE_MINUTES, ...(await read(tx, given)) }
  const researchGroupId = randomUUID()
  const { next: state, fact } = groupSteps.create(researchGroupId, how, { by: userId, at: new Date() })
  const requestedBy = how === 'request' ? userId : null
  await insertGroup(tx, { ...data, researchGroupId, state, requestedBy }).catch(orExists(nameTaken))
  await record(tx, fact, { groupId: researchGroupId, details: { name: data.name } })
  return await getGroup(tx, researchGroupId)
}
