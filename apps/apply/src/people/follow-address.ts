import type { Kysely, Transaction } from 'kysely'
import { record } from '../audit/record.ts'
import type { Tables } from '../db/schema.ts'
import { joinInvited } from '../groups/members/join-invited.ts'
import type { Claims } from './identity/identity.ts'
import { changePerson, findById, findOwner, takeTurn } from './person.store.ts'
import type { Person } from './person.ts'
import { takeSelf } from './take-self.ts'

type Address = Pick<Claims, 'email' | 'emailVerified'>

/** The issuer tells another address than we know; a verified one is never given up for one that is not. */
export const hasMoved = (person: Person, { email, emailVerified }: Address): boolean =>
  email !== '' &&
  (emailVerified || !person.emailVerified) &&
  (email !== person.email || emailVerified !== person.emailVerified)

/**
 * Nobody else holds it. One that is not proven is nobody's: taking it over tells nothing of whether another has it.
 * Whoever has lost an address tells it with every request, and has no transaction for that.
 */
export const isFree = async (
  db: Kysely<Tables>,
  { userId }: Person,
  { email, emailVerified }: Address,
): Promise<boolean> => !emailVerified || ((await findOwner(db, email)) ?? userId) === userId

/** Takes over the new address, unless someone else holds it as proven, and begins the memberships that waited for it. */
export const followAddress = async (
  tx: Transaction<Tables>,
  person: Person,
  issuer: string,
  address: Address,
): Promise<Person> => {
  const { email, emailVerified } = address
  await takeTurn(tx, email.toLowerCase())
  if (!(await isFree(tx, person, address))) return person
  const current = await takeSelf(tx, person.userId)
  const { userId, version } = current
  // Another request of the same person may have been faster: then it has done the same.
  if (hasMoved(current, address) && (await changePerson(tx, userId, version, { email, emailVerified })))
    await record(
      tx,
      { object: 'person', objectId: userId, action: 'followAddress', by: userId },
      { details: { issuer } },
    )
  if (emailVerified) await joinInvited(tx, userId, email)
  return (await findById(tx, userId)) ?? person
}
