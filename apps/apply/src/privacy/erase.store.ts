import { sql } from 'kysely'
import type { ApplicationState } from '../applications/application.ts'
import { joinSeen } from '../applications/seen.ts'
import type { Tx } from '../db/schema.ts'
import { erasePanelReplies, eraseReplies } from '../front-door/erase-replies.ts'
import { holds, isApplicationHeldIn } from '../jobs/held.ts'
import { droppedState } from '../letters/drop.ts'
import { emptyInTheEnd, emptyLetters, ofHeldJob } from '../letters/empty.ts'
import type { Person } from '../people/person.ts'

export type Kept = {
  readonly applicationId: string
  readonly researchGroupId: string
  /** As the applicant knows it. */
  readonly state: ApplicationState
}

/** Locked, so that nobody decides about them meanwhile, and always in the same order to avoid deadlocks. */
export const applicationsOf = async (tx: Tx, userId: string): Promise<readonly Kept[]> => {
  await sql`select from application where applicant_id = ${userId} order by application_id for no key update`.execute(
    tx,
  )
  const { rows } = await sql<Kept>`select a.application_id as "applicationId", research_group_id as "researchGroupId",
      coalesce(seen.state, a.state) as state
    from application a ${joinSeen(sql`a.application_id`)}
    where applicant_id = ${userId} order by a.application_id`.execute(tx)
  return rows
}

/** Rows that belong to this person alone. */
const own = [
  'identity',
  'role',
  'applicant',
  'subscription',
  'notification_choice',
  'calendar_feed',
  'saved_view',
  'data_export',
  'idempotent_reply',
  'lost_address',
  'committee_seat',
  'reading',
] as const

export const deleteOwn = async (tx: Tx, who: Person): Promise<void> => {
  // An unverified address may belong to another person, so nothing is deleted by it.
  const person = who.emailVerified ? who : { ...who, email: '' }
  const { userId, email } = person
  // Sessions and the account of the built-in provider, also if that has an older address.
  const subjects = sql`(select subject from identity where user_id = ${userId})`
  await sql`delete from sign_in_state where payload ->> 'accountId' in ${subjects}`.execute(tx)
  await sql`delete from sign_in_account where account_id::text in ${subjects}`.execute(tx)
  await sql`update recusal set reason = '' where (user_id = ${userId} or declared_by = ${userId})
    and not ${isApplicationHeldIn('recusal.application_id')}`.execute(tx)
  await sql`update legal_hold set reason = '' where made_by = ${userId} and not ${holds('legal_hold')}`.execute(tx)
  await eraseReplies(tx, wordsFor(person))
  await erasePanelReplies(tx, userId)
  await eraseLetters(tx, person)
  for (const table of own) await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  if (email === '') return
  await sql`delete from invitation where lower(email) = lower(${email})`.execute(tx)
  await sql`delete from sign_in_account where lower(email) = lower(${email})`.execute(tx)
  await sql`delete from sign_in_code where lower(email) = lower(${email})`.execute(tx)
}

/**
 * Words that identify the person in replies to others. An address counts only as a whole, not as the end of a longer
 * one.
 */
const wordsFor = ({ userId, email }: Person): readonly string[] => [
  userId,
  ...(email === '' ? [] : [JSON.stringify(email)]),
]

/**
 * Pending letters to the person, or to an address they lost, do not leave; an invitation ends with its letter. Letters
 * to their bare address are emptied too, but arrive first: a referee or a group needs no account.
 */
const eraseLetters = async (tx: Tx, { userId, email }: Person): Promise<void> => {
  const isToAddress = sql<boolean>`user_id is null and recipient_address <> ''
    and lower(recipient_address) = lower(${email})`
  await sql`update letter set state = ${droppedState} where state = 'WAITING'
    and (user_id = ${userId} or (type = 'MEMBER_INVITED' and ${isToAddress}))`.execute(tx)
  await sql`update letter set state = ${droppedState} where state = 'DELAYED' and user_id = ${userId}
    and address_fingerprint(recipient_address) in (select fingerprint from lost_address where user_id = ${userId})`.execute(
    tx,
  )
  await emptyInTheEnd(tx, sql<boolean>`${isToAddress} and not ${ofHeldJob}`)
  await sql`update letter set ends_empty = true where ${isToAddress} and ${ofHeldJob}`.execute(tx)
  await emptyLetters(tx, sql`(user_id = ${userId} or by_user = ${userId}) and not ${ofHeldJob}`)
}

/** The row stays without a name, so that the records of others keep their order. */
export const emptyPerson = async (tx: Tx, userId: string): Promise<void> => {
  await sql`update person set email = '', email_verified = false, address_told_at = null, first_name = '',
    last_name = '', erased_at = now(), updated_at = now(), version = version + 1 where user_id = ${userId}`.execute(tx)
}
