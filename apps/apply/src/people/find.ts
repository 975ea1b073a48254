import type { Kysely, Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../db/schema.ts'
import { findById, groupExists, lockPerson, personExists, professorIn } from './person.store.ts'
import type { Person } from './person.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whatever is no UUID names nothing, and is not worth a question to the database. */
const named = async <Found>(id: string, otherwise: Found, find: () => Promise<Found>): Promise<Found> =>
  uuid.test(id) ? await find() : otherwise

export const findPerson = ({ database }: Context, userId: string): Promise<boolean> =>
  named(userId, false, () => personExists(database.query, userId))

export const findGroup = ({ database }: Context, groupId: string): Promise<boolean> =>
  named(groupId, false, () => groupExists(database.query, groupId))

/** The groups in which that person is PROFESSOR. */
export const groupsOfProfessor = ({ database }: Context, userId: string): Promise<readonly string[]> =>
  named<readonly string[]>(userId, [], () => professorIn(database.query, userId))

/** Someone with the roles of now; undefined for whoever is unknown or erased. */
export const personNow = (db: Kysely<Tables>, userId: string): Promise<Person | undefined> => findById(db, userId)

/**
 * Someone with all roles, who is not erased before the end of the transaction; undefined for whoever is unknown or
 * erased. So nobody is given a role who will be no one.
 */
export const personOf = async (tx: Transaction<Tables>, userId: string): Promise<Person | undefined> => {
  await lockPerson(tx, userId)
  return await findById(tx, userId)
}
