import { type RawBuilder, sql } from 'kysely'
import type { LetterState } from '../db/letter-tables.ts'
import type { Tx } from '../db/schema.ts'
import { isApplicationHeldIn, isHeldIn } from '../jobs/held.ts'
import { inStates } from '../states/among.ts'

/** What remains of a letter when nobody may know its content and recipient any more; the row itself stays. */
export const emptied = sql`subject = '', text = null, html = null, secret = true, calendar = null,
  recipient_name = '', recipient_address = '', reply_to = null`

/** About a job that a legal hold keeps. */
export const ofHeldJob = sql<boolean>`(${isApplicationHeldIn('letter.application_id')} or ${isHeldIn('letter.job_id')})`

export const hasEnded = inStates('state', [
  'SENT',
  'TAKEN_BACK',
  'UNCONFIRMED',
  'DEAD',
] satisfies readonly LetterState[])

/**
 * Empties a letter when it ends, if it is marked for that, is to or by a person who was erased, or is about an
 * anonymised application.
 */
export const emptyAtEnd = async (tx: Tx, letterId: string): Promise<void> => {
  await sql`update letter set ${emptied} where letter_id = ${letterId} and (
    exists (select from application a where a.application_id = letter.application_id and a.anonymised_at is not null)
    or (not ${ofHeldJob} and (ends_empty or exists (select from person p
      where p.user_id in (letter.user_id, letter.by_user) and p.erased_at is not null))))`.execute(tx)
}

/**
 * Empties the letters that have ended. The others arrive, and are emptied when they end because their person or
 * application is gone by then.
 */
export const emptyLetters = async (tx: Tx, which: RawBuilder<boolean>): Promise<void> => {
  // Locked first: a letter that ends at this moment is then seen as ended, or ends later.
  await sql`select from letter where ${which} order by letter_id for update`.execute(tx)
  await sql`update letter set ${emptied} where ${which} and ${hasEnded}`.execute(tx)
}

/** The same for letters of which nothing will show, when they end, that they must be emptied. */
export const emptyInTheEnd = async (tx: Tx, which: RawBuilder<boolean>): Promise<void> => {
  await sql`update letter set ends_empty = true where ${which}`.execute(tx)
  await emptyLetters(tx, which)
}
