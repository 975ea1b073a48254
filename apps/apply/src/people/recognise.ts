import type { Context } from '../context.ts'
import { followAddress, hasMoved, isFree } from './follow-address.ts'
import { areWhole, readClaims } from './identity/claims.ts'
import type { Claims } from './identity/identity.ts'
import { type Verified, verify } from './identity/verify.ts'
import { isListed, nameAdmin } from './name-admin.ts'
import { findByIdentity } from './person.store.ts'
import type { Person } from './person.ts'
import { welcome } from './welcome.ts'

/** The person who bears the token, with the roles of this moment; made on the first call. Throws 401 for a bad token. */
export const recognise = async (context: Context, token: string): Promise<Person> => {
  const told = await verify(context.issuer, token)
  const issuer = context.issuer.name()
  const areVerified = context.config.OIDC_VERIFIES_EMAIL
  const person = await findByIdentity(context.database.query, issuer, told.sub)
  if (person !== undefined) return await keepCurrent(context, person, issuer, readClaims(told, areVerified))
  // Whatever a provider writes there, it was made between the beginning of time and now; without a word, at the beginning.
  const issuedAt = new Date(Math.max(0, Math.min((told.iat ?? 0) * 1000, Date.now())))
  return await welcome(context, { issuer, subject: told.sub, issuedAt, claims: await claimsOf(context, told, token) })
}

/** What the token does not tell, the issuer may; it must speak of the same subject. */
const claimsOf = async ({ issuer, config }: Context, told: Verified, token: string): Promise<Claims> => {
  const areVerified = config.OIDC_VERIFIES_EMAIL
  if (areWhole(told)) return readClaims(told, areVerified)
  const more = await issuer.userInfo(token)
  if (more?.['sub'] !== told.sub) return readClaims(told, areVerified)
  // Whether an address is verified is said by whoever tells the address.
  const { email, email_verified } = 'email' in told ? told : more
  return readClaims({ ...more, ...told, email, email_verified }, areVerified)
}

const keepCurrent = async (
  { database, config }: Context,
  person: Person,
  issuer: string,
  claims: Claims,
): Promise<Person> => {
  const listed = config.ADMIN_EMAILS
  const moves = hasMoved(person, claims) && (await isFree(database.query, person, claims))
  if (!moves && !isListed(person, listed)) return person
  return await database.transaction(async tx => {
    const current = moves ? await followAddress(tx, person, issuer, claims) : person
    return await nameAdmin(tx, current, listed)
  })
}
