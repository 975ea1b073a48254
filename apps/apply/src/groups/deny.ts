import type { Actor } from '@kolleg/access'
import { stateConflict } from '@kolleg/lifecycle'
import { type Static, Type } from 'typebox'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { type Expected, Version } from '../front-door/versions.ts'
import { personOf } from '../people/find.ts'
import { getGroup, lockGroupFor } from './get.ts'
import { updateGroup } from './group.store.ts'
import { type Group, groupSteps, isRequest } from './group.ts'
import { tellDenied } from './tell-requester.ts'

export const Denial = Type.Object(
  { reason: Type.String({ minLength: 1, maxLength: 2_000, pattern: String.raw`\S` }), version: Version },
  {
    title: 'Denial',
    additionalProperties: false,
    examples: [{ reason: 'The group exists already; please ask its professor to add you.' }],
  },
)

/** Denies a requested group; the requester gets an e-mail with the reason. */
export const denyGroup = async (
  context: Context,
  tx: Tx,
  actor: Actor,
  researchGroupId: string,
  { reason }: Static<typeof Denial>,
  expected: Expected,
): Promise<Group> => {
  const { record: group } = await lockGroupFor(tx, actor, 'deny', researchGroupId)
  expected(group.version)
  const { next: state, fact } = groupSteps.step(group, 'deny', { by: actor.userId, at: new Date() })
  if (!isRequest(group)) {
    const allowed = groupSteps.allowed(group.state).filter(action => action !== 'deny')
    throw stateConflict('suspended research group', { from: group.state, action: 'deny', allowed })
  }
  const denialReason = reason.trim()
  await updateGroup(tx, researchGroupId, { state, denialReason })
  await record(tx, fact, { groupId: researchGroupId })
  const denied = await getGroup(tx, researchGroupId)
  const requester = group.requestedBy === null ? undefined : await personOf(tx, group.requestedBy)
  if (requester !== undefined) await tellDenied(tx, context, denied, requester)
  return denied
}
