import type { Kysely } from 'kysely'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tables, Tx } from '../db/schema.ts'
import { type Identity, isDated } from './identity/identity.ts'
import { lockCaller } from './lock-caller.ts'
import { changePerson, findById, lockByName, mayHold, regainAddress } from './person.store.ts'
import type { Person } from './person.ts'

/**
 * Whether the issuer states another address than the stored one. An unverified address never replaces a verified one.
 */
export const hasMoved = (person: Person, identity: Identity): boolean => {
  const { email, emailVerified } = identity.claims
  return (
    email !== '' &&
    (emailVerified || !person.emailVerified) &&
    (email !== person.email || emailVerified !== person.emailVerified) &&
    isNews(person, identity)
  )
}

/**
 * Only a later token changes what an earlier one said. A token without a date adds what is missing, an address or its
 * verification, and changes nothing.
 */
const isNews = ({ email, emailVerified, addressToldAt }: Person, identity: Identity): boolean => {
  if (addressToldAt === null || identity.issuedAt > addressToldAt) return true
  return !isDated(identity) && !emailVerified && (email === '' || identity.claims.emailVerified)
}

/**
 * Nobody else holds the address, and it was not lost since the token was issued. An unverified address is always free,
 * so that taking it reveals nothing. Checked without a transaction, because a lost address may come with every request.
 */
export const isFree = async (
  db: Kysely<Tables>,
  { userId }: Person,
  { claims: { email, emailVerified }, issuedAt }: Identity,
): Promise<boolean> => !emailVerified || (await mayHold(db, userId, email, issuedAt))

/** Stores the new address unless another person has verified it, and starts the memberships that waited for it. */
export const followAddress = async (
  tx: Tx,
  { personHooks }: Pick<Context, 'personHooks'>,
  person: Person,
  identity: Identity,
): Promise<Person> => {
  const { issuer, claims, issuedAt } = identity
  const { email, emailVerified } = claims
  await lockByName(tx, email.toLowerCase())
  if (!(await isFree(tx, person, identity))) return person
  const current = await lockCaller(tx, person.userId)
  const { userId, version } = current
  // Another request of the same person may have been faster; it stored the same, or something newer.
  const change = { email, emailVerified, addressToldAt: issuedAt }
  if (!hasMoved(current, identity) || !(await changePerson(tx, userId, version, change))) return current
  await record(tx, { object: 'person', objectId: userId, action: 'followAddress', by: userId }, { details: { issuer } })
  if (emailVerified) {
    await regainAddress(tx, userId, email)
    if (current.emailVerified) for (const hook of personHooks.onMove) await hook(tx, userId, current.email, email)
    for (const hook of personHooks.onAddress) await hook(tx, userId, email)
  }
  return (await findById(tx, userId)) ?? person
}
