import type { Context } from '../context.ts'
import { followAddress, hasMoved, isFree } from './follow-address.ts'
import { areWhole, completeClaims, isSilent, readClaims } from './identity/claims.ts'
import type { Claims, Identity } from './identity/identity.ts'
import { type Verified, verify } from './identity/verify.ts'
import { isListed, nameAdmin } from './name-admin.ts'
import { findByIdentity, noteAsked } from './person.store.ts'
import type { Person } from './person.ts'
import { welcome } from './welcome.ts'

/** The person who bears the token, with their current roles; created on the first call. Throws 401 for a bad token. */
export const recognise = async (context: Context, token: string): Promise<Person> => {
  const told = await verify(context.issuer, token)
  const issuer = context.issuer.name()
  const person = await findByIdentity(context.database.query, issuer, told.sub)
  // Whatever the provider claims, a token was issued between the epoch and now; an undated one counts as issued at the
  // epoch.
  const issuedAt = new Date(Math.max(0, Math.min((told.iat ?? 0) * 1000, Date.now())))
  const areVerified = context.config.OIDC_VERIFIES_EMAIL
  const isAsked = person === undefined || (isSilent(told, areVerified) && isNewsOf(person, told, issuedAt))
  const claims = isAsked ? await claimsOf(context, told, token) : readClaims(told, areVerified)
  const identity = { issuer, subject: told.sub, issuedAt, claims }
  if (person === undefined) return await welcome(context, identity)
  return await keepCurrent(context, person, identity, isAsked)
}

/** Whether a token says something new about an address; checked once for each such token. */
const isNewsOf = ({ email, emailVerified, addressToldAt }: Person, told: Verified, issuedAt: Date): boolean => {
  const now = readClaims(told, false).email.toLowerCase()
  if (now === '' || (now === email.toLowerCase() && emailVerified)) return false
  return addressToldAt === null || issuedAt > addressToldAt
}

/** Asks the issuer for what the token does not contain; its answer must be about the same subject. */
const claimsOf = async ({ issuer, config }: Context, told: Verified, token: string): Promise<Claims> => {
  const areVerified = config.OIDC_VERIFIES_EMAIL
  if (areWhole(told, areVerified)) return readClaims(told, areVerified)
  const more = await issuer.userInfo(token)
  if (more?.['sub'] !== told.sub) return readClaims(told, areVerified)
  return completeClaims(told, more, areVerified)
}

const keepCurrent = async (
  { database, config, personHooks }: Context,
  person: Person,
  identity: Identity,
  isAsked: boolean,
): Promise<Person> => {
  const listed = config.ADMIN_EMAILS
  const moves = hasMoved(person, identity) && (await isFree(database.query, person, identity))
  if (isAsked && !moves) await noteAsked(database.query, person.userId, identity.issuedAt)
  if (!moves && !isListed(person, listed)) return person
  return await database.transaction(async tx => {
    const current = moves ? await followAddress(tx, { personHooks }, person, identity) : person
    return await nameAdmin(tx, current, listed)
  })
}
