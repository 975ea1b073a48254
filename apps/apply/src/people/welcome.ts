import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { hasEndedSince } from './end-identities.ts'
import type { Identity } from './identity/identity.ts'
import { nameAdmin } from './name-admin.ts'
import {
  addIdentity,
  addPerson,
  addRole,
  dropAddress,
  findById,
  findByIdentity,
  findHolder,
  lockByName,
} from './person.store.ts'
import type { Person } from './person.ts'
import type { PersonHooks } from './person-hooks.ts'

/**
 * The person behind an identity that was unknown before: created or joined exactly once, however many requests come at
 * once.
 */
export const welcome = ({ database, config, personHooks }: Context, identity: Identity): Promise<Person> =>
  database.transaction(async tx => {
    const { issuer, subject, claims, issuedAt } = identity
    await lockByName(tx, JSON.stringify([issuer, subject]))
    const known = await findByIdentity(tx, issuer, subject)
    if (known !== undefined) return known
    if (await hasEndedSince(tx, issuer, subject, issuedAt)) throw problem('UNAUTHENTICATED')
    if (claims.emailVerified) await lockByName(tx, claims.email.toLowerCase())
    const userId = (await join(tx, personHooks, identity)) ?? (await create(tx, identity))
    if (claims.emailVerified) for (const hook of personHooks.onAddress) await hook(tx, userId, claims.email)
    const person = await findById(tx, userId)
    if (person === undefined) throw new Error('A person was written and is not there.')
    return await nameAdmin(tx, person, config.ADMIN_EMAILS)
  })

/**
 * Another issuer says that an address verified here belongs to its subject: it is the same person. A new subject of the
 * same issuer is a new person who got a reused address and inherits nothing. The former owner then has no address, so
 * that their letters do not reach the new one.
 */
const join = async (
  tx: Tx,
  { onMove }: PersonHooks,
  { issuer, subject, claims }: Identity,
): Promise<string | undefined> => {
  const holder = claims.emailVerified ? await findHolder(tx, claims.email, issuer) : undefined
  if (holder === undefined) return undefined
  const { userId, isKnownThere } = holder
  if (isKnownThere) {
    if (await dropAddress(tx, userId, claims.email)) {
      await record(tx, { object: 'person', objectId: userId, action: 'loseAddress', by: null })
      for (const hook of onMove) await hook(tx, userId, claims.email, '')
    }
    return undefined
  }
  await addIdentity(tx, issuer, subject, userId)
  await record(tx, { object: 'person', objectId: userId, action: 'joinIdentity', by: userId }, { details: { issuer } })
  return userId
}

const create = async (tx: Tx, identity: Identity): Promise<string> => {
  const { issuer, subject } = identity
  const userId = await addPerson(tx, identity)
  await addIdentity(tx, issuer, subject, userId)
  await addRole(tx, userId, 'APPLICANT')
  await record(tx, { object: 'person', objectId: userId, action: 'create', by: userId }, { details: { issuer } })
  return userId
}
