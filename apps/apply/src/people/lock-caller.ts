import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { findById, lockPerson } from './person.store.ts'
import type { Person } from './person.ts'

/**
 * Locks the caller before anything of theirs is written, so that their account is not erased during the transaction.
 * Throws 401 if it was just erased.
 */
export const lockCaller = async (tx: Tx, userId: string): Promise<Person> => {
  await lockPerson(tx, userId)
  const person = await findById(tx, userId)
  if (person === undefined) throw problem('UNAUTHENTICATED')
  return person
}
