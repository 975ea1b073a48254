import type { Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { findById, lockPerson } from './person.store.ts'
import type { Person } from './person.ts'

/**
 * Whoever acts, held before anything of theirs is written: their account is not erased before the end of the
 * transaction. 401 when it was erased a moment ago, as at the door.
 */
export const lockCaller = async (tx: Transaction<Tables>, userId: string): Promise<Person> => {
  await lockPerson(tx, userId)
  const person = await findById(tx, userId)
  if (person === undefined) throw problem('UNAUTHENTICATED')
  return person
}
