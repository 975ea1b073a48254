import type { Fact, Moment } from '@kolleg/lifecycle'
import { sql } from 'kysely'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { isOthersToMend } from './dead-letters.ts'
import { aboutOf, livingOf, lockLetter, updateLetter } from './letter.store.ts'
import { letterSteps } from './letter.ts'
import type { LetterServices } from './services.ts'

/** Restarts all attempts of a dead letter. A secret one has no text left, and an expired one stays dead. */
export const resend =
  ({ outbox }: LetterServices) =>
  async (tx: Tx, letterId: string, moment: Moment): Promise<Fact> => {
    const row = await lockLetter(tx, letterId)
    if (row === undefined || (await isHidden(tx, letterId, moment.by))) throw problem('NOT_FOUND')
    const { next, fact } = letterSteps.step(livingOf(row), 'resend', moment)
    const members = { from: row.state, action: 'resend', allowed: [] }
    if (row.text === null)
      throw problem('STATE_CONFLICT', { detail: 'The words of this letter were secret and are gone.', members })
    if (row.expires_at !== null && row.expires_at <= moment.at)
      throw problem('STATE_CONFLICT', { detail: 'This letter would come too late to be of use.', members })
    await updateLetter(tx, letterId, { state: next, not_before: moment.at })
    await outbox.put(tx, 'letter', letterId)
    await record(tx, fact, { details: aboutOf(row) })
    return fact
  }

const isHidden = async (tx: Tx, letterId: string, readerId: string | null): Promise<boolean> => {
  const { rows } = await sql`select from letter where letter_id = ${letterId} and ${isOthersToMend(readerId)}`.execute(
    tx,
  )
  return rows.length > 0
}
