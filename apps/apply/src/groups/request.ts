import type { Actor } from '@kolleg/access'
import type { Static } from 'typebox'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { lockCaller } from '../people/lock-caller.ts'
import { problem } from '../problems.ts'
import { make } from './create.ts'
import type { NewGroup } from './form.ts'
import type { Group } from './group.ts'
import { countRequests } from './request.store.ts'

const mostRequests = 3

/** Requests a group: an administrator activates or denies it. */
export const requestGroup = async (
  context: Context,
  tx: Tx,
  actor: Actor,
  given: Static<typeof NewGroup>,
): Promise<Group> => {
  // Locks the caller, so that requests at once cannot exceed the limit.
  await lockCaller(tx, actor.userId)
  if ((await countRequests(tx, actor.userId)) >= mostRequests)
    throw problem('LIMIT_REACHED', { detail: `You wait for ${mostRequests} groups already.` })
  return await make(context, tx, actor, 'request', given)
}
