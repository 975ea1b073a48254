import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'

type Tx = Transaction<Tables>

/** Sets what is left of a letter when nobody may know any more what it said and to whom; that there was one stays. */
export const emptied = sql`subject = '', text = null, html = null, secret = true, calendar = null,
  recipient_name = '', recipient_address = '', reply_to = null`

export const hasEnded = sql<boolean>`state in ('SENT', 'TAKEN_BACK', 'UNCONFIRMED', 'DEAD')`

/** Empties the letters to and by people who are erased, about anonymised applications, and so marked, as they end. */
export const emptyForgotten = async (tx: Tx, letterId: string): Promise<void> => {
  await sql`update letter set ${emptied} where letter_id = ${letterId} and (
    ends_empty or exists (select from application a where a.application_id = letter.application_id and a.anonymised_at is not null)
    or exists (select from person p where p.user_id in (letter.user_id, letter.by_user) and p.erased_at is not null))`.execute(
    tx,
  )
}

/** Empties those that have ended. What is on its way arrives; by then its person or application is known as forgotten. */
export const emptyLetters = async (tx: Tx, which: RawBuilder<boolean>): Promise<void> => {
  // Held first: what ends at this moment is then seen as ended, or ends only after this.
  await sql`select from letter where ${which} order by letter_id for update`.execute(tx)
  await sql`update letter set ${emptied} where ${which} and ${hasEnded}`.execute(tx)
}

/** The same where nothing will tell, when the others end, that they are to be emptied. */
export const emptyInTheEnd = async (tx: Tx, which: RawBuilder<boolean>): Promise<void> => {
  await sql`update letter set ends_empty = true where ${which}`.execute(tx)
  await emptyLetters(tx, which)
}
