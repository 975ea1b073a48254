import type { Actor, Permitted } from '@kolleg/access'
import type { Kysely } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
import { personNow } from '../people/find.ts'
import { problem } from '../problems.ts'
import { groups } from './group.policy.ts'
import { findGroup, lockGroup } from './group.store.ts'
import type { Group } from './group.ts'

/** For other folders: a group's state, time zone, language and grace time. 404 if it does not exist. */
export const getGroup = async (db: Kysely<Tables>, researchGroupId: string): Promise<Group> =>
  (await findGroup(db, researchGroupId)) ?? notFound()

export const readGroup = async <Who extends Actor>(
  db: Kysely<Tables>,
  actor: Who,
  researchGroupId: string,
): Promise<Permitted<'read', Group, Who>> => groups.permit(actor, 'read', await getGroup(db, researchGroupId))

type Action = 'edit' | 'manageMembers' | 'leave' | 'activate' | 'deny' | 'suspend'

/** Locks the group for a change. Checks the actor's permission again with the roles held under the lock. */
export const lockGroupFor = async <A extends Action, Who extends Actor>(
  tx: Tx,
  actor: Who,
  action: A,
  researchGroupId: string,
): Promise<Permitted<A, Group, Who>> => {
  const group = (await lockGroup(tx, researchGroupId)) ?? notFound()
  const now = await personNow(tx, actor.userId)
  if (now === undefined) throw problem('UNAUTHENTICATED')
  groups.permit(now, action, group)
  return groups.permit(actor, action, group)
}

const notFound = (): never => {
  throw problem('NOT_FOUND', { detail: 'There is no such research group.' })
}
