import type { Transaction } from 'kysely'
import { record } from '../audit/record.ts'
import type { Tables } from '../db/schema.ts'
import { joinInvited } from '../groups/members/join-invited.ts'
import type { Claims } from './identity/identity.ts'
import { changePerson, findById, findHolder, takeTurn } from './person.store.ts'
import type { Person } from './person.ts'

type Address = Pick<Claims, 'email' | 'emailVerified'>

/** The issuer tells another address than we know; a verified one is never given up for one that is not. */
export const hasMoved = (person: Person, { email, emailVerified }: Address): boolean =>
  email !== '' &&
  (emailVerified || !person.emailVerified) &&
  (email !== person.email || emailVerified !== person.emailVerified)

/** Takes over the new address, unless someone else holds it, and begins the memberships that waited for it. */
export const followAddress = async (
  tx: Transaction<Tables>,
  person: Person,
  issuer: string,
  { email, emailVerified }: Address,
): Promise<Person> => {
  const { userId, version } = person
  await takeTurn(tx, email.toLowerCase())
  const holder = await findHolder(tx, email, issuer)
  if (holder !== undefined && holder.userId !== userId) return person
  // Another request of the same person may have been faster: then it has done the same.
  if (await changePerson(tx, userId, version, { email, emailVerified }))
    await record(
      tx,
      { object: 'person', objectId: userId, action: 'followAddress', by: userId },
      { details: { issuer } },
    )
  if (emailVerified) await joinInvited(tx, userId, email)
  return (await findById(tx, userId)) ?? person
}
