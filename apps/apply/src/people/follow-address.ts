import type { Kysely, Transaction } from 'kysely'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../db/schema.ts'
import { type Identity, isDated } from './identity/identity.ts'
import { lockCaller } from './lock-caller.ts'
import { changePerson, findById, mayHold, regainAddress, takeTurn } from './person.store.ts'
import type { Person } from './person.ts'

/** The issuer tells another address than we know; a verified one is never given up for one that is not. */
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
 * Only a token issued later moves what an earlier one has told. One that does not say when it was issued brings what is
 * lacking, an address or its proof, and moves nothing.
 */
const isNews = ({ email, emailVerified, addressToldAt }: Person, identity: Identity): boolean => {
  if (addressToldAt === null || identity.issuedAt > addressToldAt) return true
  return !isDated(identity) && !emailVerified && (email === '' || identity.claims.emailVerified)
}

/**
 * Nobody else holds it, and it was not lost since the token was issued. One that is not proven is nobody's: taking it
 * over tells nothing of whether another has it.
 * Whoever has lost an address tells it with every request, and has no transaction for that.
 */
export const isFree = async (
  db: Kysely<Tables>,
  { userId }: Person,
  { claims: { email, emailVerified }, issuedAt }: Identity,
): Promise<boolean> => !emailVerified || (await mayHold(db, userId, email, issuedAt))

/** Takes over the new address, unless someone else holds it as proven, and begins the memberships that waited for it. */
export const followAddress = async (
  tx: Transaction<Tables>,
  { personHooks }: Pick<Context, 'personHooks'>,
  person: Person,
  identity: Identity,
): Promise<Person> => {
  const { issuer, claims, issuedAt } = identity
  const { email, emailVerified } = claims
  await takeTurn(tx, email.toLowerCase())
  if (!(await isFree(tx, person, identity))) return person
  const current = await lockCaller(tx, person.userId)
  const { userId, version } = current
  // Another request of the same person may have been faster: then it has done the same, or knows better.
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
