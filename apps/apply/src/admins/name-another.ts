import type { Actor } from '@kolleg/access'
import type { Static } from 'typebox'
import type { Tx } from '../db/schema.ts'
import type { Person } from '../people/person.ts'
import { problem } from '../problems.ts'
import { lockAdmins } from './admin.store.ts'
import { type NewAdmin, nameAdmin } from './name.ts'

/**
 * Checks that the caller is still ADMIN under the lock: a caller who is being dismissed cannot give the role back to
 * themselves.
 */
export const nameAnother = async (tx: Tx, actor: Actor, named: Static<typeof NewAdmin>): Promise<Person> => {
  const person = await nameAdmin(tx, actor, named)
  const admins = await lockAdmins(tx)
  if (person.userId === actor.userId || !admins.includes(actor.userId)) throw problem('ACCESS_DENIED')
  return person
}
