import { sql } from 'kysely'
import { endDropped } from './drop.ts'
import { endLetter, livingOf, lockLetter, updateLetter } from './letter.store.ts'
import { letterSteps } from './letter.ts'
import type { MailFailure } from './mail/failure.ts'
import type { LetterServices } from './services.ts'

/** One attempt to send a letter, and since when the letter may have arrived by an earlier one. */
export type Attempt = { readonly letterId: string; readonly attempt: number; readonly handedOverAt: Date | null }

/**
 * Records that the mail server may have the letter from now on. False if the letter was dropped or sent, or a newer
 * attempt has begun.
 */
export const markHandedOver = async (
  { database, now }: LetterServices,
  { letterId, attempt }: Attempt,
): Promise<boolean> => {
  const { numAffectedRows = 0n } =
    await sql`update letter set handed_over_at = coalesce(handed_over_at, ${now()}::timestamptz)
      where letter_id = ${letterId} and state = 'SENDING' and attempts = ${attempt} and dropped_at is null`.execute(
      database.query,
    )
  return numAffectedRows > 0n
}

/** If the server accepts the letter in any attempt, it is sent, and the other attempts end. */
export const markSent = ({ database, now }: LetterServices, { letterId }: Attempt): Promise<void> =>
  database.transaction(async tx => {
    const row = await lockLetter(tx, letterId)
    const at = now()
    const step = row && letterSteps.attempt(livingOf(row), 'deliver', { by: null, at })
    if (row === undefined || !step?.taken) return
    await endLetter(tx, row, { state: step.next, last_error: null, sent_at: at })
  })

/** Only the newest attempt may record a failure. */
export const markFailed = (
  { database, now }: LetterServices,
  { letterId, attempt, handedOverAt }: Attempt,
  failure: MailFailure,
  mayHaveArrived: boolean,
): Promise<void> =>
  database.transaction(async tx => {
    const held = await lockLetter(tx, letterId)
    if (held === undefined || held.attempts !== attempt || held.state !== 'SENDING') return
    const row = { ...held, handed_over_at: mayHaveArrived ? held.handed_over_at : handedOverAt }
    const at = now()
    if (row.dropped_at !== null) return await endDropped(tx, row, at)
    const { next } = letterSteps.step(livingOf(row), failure.permanent ? 'bury' : 'delay', { by: null, at })
    const last_error = mayHaveArrived ? `${failure.message} ${unsure}` : failure.message
    const change = { state: next, last_error, handed_over_at: row.handed_over_at }
    await (next === 'DEAD' ? endLetter(tx, row, change) : updateLetter(tx, letterId, change))
  })

const unsure = 'It may have arrived all the same.'

/** Called when no attempt is left. */
export const bury = ({ database, now }: LetterServices, letterId: string): Promise<void> =>
  database.transaction(async tx => {
    const row = await lockLetter(tx, letterId)
    const at = now()
    const step = row && letterSteps.attempt(livingOf(row), 'bury', { by: null, at })
    if (row === undefined || !step?.taken) return
    if (row.dropped_at !== null) return await endDropped(tx, row, at)
    const died = `The process ended during every attempt.${row.handed_over_at === null ? '' : ` ${unsure}`}`
    await endLetter(tx, row, { state: step.next, last_error: row.last_error ?? died })
  })
