import type { Tx } from '../db/schema.ts'
import { personOf } from './find.ts'
import { findOwner, lockByName } from './person.store.ts'
import type { Person } from './person.ts'

/** The holder of the verified address; nobody else can get it before the end of the transaction. */
export const lockAddress = async (tx: Tx, email: string): Promise<Person | undefined> => {
  await lockByName(tx, email.toLowerCase())
  const userId = await findOwner(tx, email)
  return userId === undefined ? undefined : await personOf(tx, userId)
}
