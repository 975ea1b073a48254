import { sql, type Transaction } from 'kysely'
import type { ApplicationState } from '../applications/application.ts'
import { joinUntold } from '../applications/untold.ts'
import type { Tables } from '../db/schema.ts'
import type { Person } from '../people/person.ts'
import { emptiedLetter } from './emptied-letter.ts'

type Tx = Transaction<Tables>

export type Kept = {
  readonly applicationId: string
  readonly researchGroupId: string
  /** As the applicant knows it. */
  readonly state: ApplicationState
}

/** Held, so that nobody decides about them meanwhile; in one order for everyone, so that nobody waits in a circle. */
export const applicationsOf = async (tx: Tx, userId: string): Promise<readonly Kept[]> => {
  await sql`select from application where applicant_id = ${userId} order by application_id for update`.execute(tx)
  const { rows } = await sql<Kept>`select a.application_id as "applicationId", research_group_id as "researchGroupId",
      coalesce(untold.state_before, a.state) as state
    from application a ${joinUntold(sql`a.application_id`)}
    where applicant_id = ${userId} order by a.application_id`.execute(tx)
  return rows
}

/** What belongs to the person alone. */
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
] as const

export const deleteOwn = async (tx: Tx, { userId, email }: Person): Promise<void> => {
  // Sessions of our own provider, wherever they are open: nobody is behind them any more.
  await sql`delete from sign_in_state where payload ->> 'accountId' in (
    select subject from identity where user_id = ${userId})`.execute(tx)
  for (const table of own) await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await sql`update letter set state = 'TAKEN_BACK' where user_id = ${userId} and state = 'WAITING'`.execute(tx)
  await sql`update letter set ${emptiedLetter}
    where user_id = ${userId} and state not in ('SENDING', 'DELAYED')`.execute(tx)
  if (email === '') return
  await sql`delete from invitation where lower(email) = lower(${email})`.execute(tx)
  await sql`delete from sign_in_account where lower(email) = lower(${email})`.execute(tx)
  await sql`delete from sign_in_code where lower(email) = lower(${email})`.execute(tx)
}

/** The row stays, so that what others did with the person keeps its order; it names nobody. */
export const emptyPerson = async (tx: Tx, userId: string): Promise<void> => {
  await sql`update person set email = '', email_verified = false, first_name = '', last_name = '', erased_at = now(),
    updated_at = now(), version = version + 1 where user_id = ${userId}`.execute(tx)
}
