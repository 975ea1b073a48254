import type { Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { findById, holdPerson } from './person.store.ts'
import type { Person } from './person.ts'

/** Until the end of the transaction whoever else takes the same person waits. 404 when there is none. */
export const takePerson = async (tx: Transaction<Tables>, userId: string): Promise<Person> => {
  await holdPerson(tx, userId)
  const person = await findById(tx, userId)
  if (person === undefined) throw problem('NOT_FOUND', { detail: 'There is no such person.' })
  return person
}
