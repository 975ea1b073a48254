import type { Committee, Grant, Role } from '@kolleg/access'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
import type { Language } from '../text/language.ts'
import type { Identity } from './identity/identity.ts'
import { committees, recusals } from './kept-out.ts'
import type { Membership } from './membership.ts'
import type { Person } from './person.ts'

type Query = Kysely<Tables>
type Row = {
  readonly user_id: string
  readonly email: string
  readonly email_verified: boolean
  readonly address_told_at: Date | null
  readonly first_name: string
  readonly last_name: string
  readonly language: Language
  readonly ai_opt_out: boolean
  readonly version: number
  readonly recused_from: readonly string[] | null
  readonly committees: readonly Committee[] | null
  readonly role: Role | null
  readonly research_group_id: string | null
  readonly group_name: string | null
}

const columns = sql`p.user_id, p.email, p.email_verified, p.address_told_at, p.first_name, p.last_name, p.language,
  p.ai_opt_out, p.version, ${recusals('p')} as recused_from, c.committees, r.role, r.research_group_id, g.name as group_name`
const withRoles = sql`cross join lateral (select ${committees('p')} as committees) c left join role r using (user_id) left join research_group g using (research_group_id)`
const inOrder = sql`order by r.created_at, r.given_as`

/** The person, all roles and the names of the groups in one statement. */
export const findByIdentity = async (db: Query, issuer: string, subject: string): Promise<Person | undefined> => {
  const { rows } = await sql<Row>`select ${columns} from identity i join person p using (user_id)
    ${withRoles} where i.issuer = ${issuer} and i.subject = ${subject} ${inOrder}`.execute(db)
  return assemble(rows)
}

export const findById = async (db: Query, userId: string): Promise<Person | undefined> => {
  const { rows } = await sql<Row>`select ${columns} from person p ${withRoles}
    where p.user_id = ${userId} and p.erased_at is null ${inOrder}`.execute(db)
  return assemble(rows)
}

const assemble = (rows: readonly Row[]): Person | undefined => {
  const [row] = rows
  if (row === undefined) return undefined
  const roles = rows.flatMap(({ role, research_group_id: groupId }): Grant[] => (role ? [{ role, groupId }] : []))
  return {
    userId: row.user_id,
    email: row.email,
    emailVerified: row.email_verified,
    addressToldAt: row.address_told_at,
    firstName: row.first_name,
    lastName: row.last_name,
    language: row.language,
    aiOptOut: row.ai_opt_out,
    version: row.version,
    recusedFrom: row.recused_from ?? [],
    committees: row.committees ?? [],
    roles,
    memberships: rows.flatMap(membershipOf),
  }
}

const membershipOf = ({ role, research_group_id, group_name }: Row): Membership[] =>
  (role === 'EMPLOYEE' || role === 'PROFESSOR') && research_group_id !== null && group_name !== null
    ? [{ researchGroupId: research_group_id, name: group_name, role }]
    : []

export const lockPerson = async (tx: Tx, userId: string): Promise<void> => {
  await sql`select from person where user_id = ${userId} for no key update`.execute(tx)
}

/** Other requests for the same identity or address wait for the end of this transaction. */
export const lockByName = async (tx: Tx, what: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 1))`.execute(tx)
}

/** The holder of the verified address, and whether they already sign in at this issuer. */
export const findHolder = async (tx: Tx, email: string, issuer: string) => {
  const { rows } = await sql<{ user_id: string; known_there: boolean }>`
    select user_id, exists (select from identity i where i.user_id = p.user_id and i.issuer = ${issuer}) as known_there
    from person p where lower(email) = lower(${email}) and email_verified and email <> '' and erased_at is null`.execute(
    tx,
  )
  const [holder] = rows
  return holder && { userId: holder.user_id, isKnownThere: holder.known_there }
}

export const findOwner = async (tx: Query, email: string): Promise<string | undefined> => {
  const { rows } = await sql<{ user_id: string }>`select user_id from person
    where lower(email) = lower(${email}) and email_verified and email <> '' and erased_at is null`.execute(tx)
  return rows[0]?.user_id
}

/** Whether a person may hold an address as verified: nobody else does, and they have not lost it since that moment. */
export const mayHold = async (db: Query, userId: string, email: string, since: Date): Promise<boolean> => {
  const { rows } = await sql`select from person where lower(email) = lower(${email}) and email_verified and email <> ''
      and erased_at is null and user_id <> ${userId}
    union all select from lost_address
    where user_id = ${userId} and fingerprint = address_fingerprint(${email}) and lost_at >= ${since}`.execute(db)
  return rows.length === 0
}

export const addIdentity = async (tx: Tx, issuer: string, subject: string, userId: string): Promise<void> => {
  await tx.insertInto('identity').values({ issuer, subject, user_id: userId }).execute()
}

export const addPerson = async (tx: Tx, { claims, issuedAt }: Identity): Promise<string> => {
  const { user_id } = await tx
    .insertInto('person')
    .values({
      email: claims.email,
      email_verified: claims.emailVerified,
      address_told_at: claims.email === '' ? null : issuedAt,
      first_name: claims.firstName,
      last_name: claims.lastName,
      language: claims.language,
    })
    .returning('user_id')
    .executeTakeFirstOrThrow()
  return user_id
}

/** Records that the issuer was asked about a token, so that other requests with it need not ask again. */
export const noteAsked = async (db: Query, userId: string, issuedAt: Date): Promise<void> => {
  await sql`update person set address_told_at = greatest(address_told_at, ${issuedAt}::timestamptz)
    where user_id = ${userId}`.execute(db)
}

/** Adds a role without a group; false if the person has it already. */
export const addRole = async (tx: Tx, userId: string, role: 'APPLICANT' | 'ADMIN'): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('role')
    .values({ user_id: userId, role, research_group_id: null })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** False if the address has made a person ADMIN before. */
export const useAdminAddress = async (tx: Tx, email: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`insert into admin_address (fingerprint) values (address_fingerprint(${email}))
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export type Change = {
  readonly email?: string
  readonly emailVerified?: boolean
  readonly addressToldAt?: Date
  readonly firstName?: string
  readonly lastName?: string
  readonly language?: Language
  readonly aiOptOut?: boolean
}

/** False if the version has changed. */
export const changePerson = async (tx: Tx, userId: string, version: number, change: Change): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('person')
    .set({
      ...(change.email !== undefined && { email: change.email }),
      ...(change.emailVerified !== undefined && { email_verified: change.emailVerified }),
      ...(change.addressToldAt !== undefined && {
        address_told_at: sql<Date>`greatest(address_told_at, ${change.addressToldAt}::timestamptz)`,
      }),
      ...(change.firstName !== undefined && { first_name: change.firstName }),
      ...(change.lastName !== undefined && { last_name: change.lastName }),
      ...(change.language !== undefined && { language: change.language }),
      ...(change.aiOptOut !== undefined && { ai_opt_out: change.aiOptOut }),
      version: version + 1,
      updated_at: sql`now()`,
    })
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/**
 * The address now belongs to another person: nothing meant for this person goes there any more, even when the other
 * leaves it. False if they have another address already.
 */
export const dropAddress = async (tx: Tx, userId: string, email: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`update person set email = '', email_verified = false, version = version + 1,
    updated_at = now() where user_id = ${userId} and lower(email) = lower(${email})`.execute(tx)
  if (numAffectedRows === 0n) return false
  await sql`insert into lost_address (user_id, fingerprint, lost_at)
    values (${userId}, address_fingerprint(${email}), clock_timestamp())
    on conflict (user_id, fingerprint) do update set lost_at = excluded.lost_at`.execute(tx)
  return true
}

/** A lost address was verified again. */
export const regainAddress = async (tx: Tx, userId: string, email: string): Promise<void> => {
  await sql`delete from lost_address where user_id = ${userId} and fingerprint = address_fingerprint(${email})`.execute(
    tx,
  )
}

export const professorIn = async (db: Query, userId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ research_group_id: string }>`select research_group_id from role
    where user_id = ${userId} and role = 'PROFESSOR' and research_group_id is not null`.execute(db)
  return rows.map(({ research_group_id }) => research_group_id)
}

export const personExists = async (db: Query, userId: string): Promise<boolean> => {
  const { rows } = await sql`select from person where user_id = ${userId} and erased_at is null`.execute(db)
  return rows.length > 0
}

export const groupExists = async (db: Query, groupId: string): Promise<boolean> => {
  const { rows } = await sql`select from research_group where research_group_id = ${groupId}`.execute(db)
  return rows.length > 0
}
