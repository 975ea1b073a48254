import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables, Tx } from '../db/schema.ts'
import { findById, groupExists, lockPerson, personExists, professorIn } from './person.store.ts'
import type { Person } from './person.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** An invalid UUID names nothing, so the database need not be asked. */
const named = async <Found>(id: string, otherwise: Found, find: () => Promise<Found>): Promise<Found> =>
  uuid.test(id) ? await find() : otherwise

export const findPerson = ({ database }: Context, userId: string): Promise<boolean> =>
  named(userId, false, () => personExists(database.query, userId))

export const findGroup = ({ database }: Context, groupId: string): Promise<boolean> =>
  named(groupId, false, () => groupExists(database.query, groupId))

/** The groups in which that person is PROFESSOR. */
export const groupsOfProfessor = ({ database }: Context, userId: string): Promise<readonly string[]> =>
  named<readonly string[]>(userId, [], () => professorIn(database.query, userId))

/** A person with their current roles; undefined if they are unknown or erased. */
export const personNow = (db: Kysely<Tables>, userId: string): Promise<Person | undefined> => findById(db, userId)

/**
 * The same under a lock: the person cannot be erased before the end of the transaction, so nobody gives a role to an
 * erased account.
 */
export const personOf = async (tx: Tx, userId: string): Promise<Person | undefined> => {
  await lockPerson(tx, userId)
  return await findById(tx, userId)
}
