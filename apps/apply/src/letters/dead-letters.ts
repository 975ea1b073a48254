import type { Database } from '@kolleg/database'
import type { Tables } from '../db/schema.ts'
import { selectDead } from './letter.store.ts'

/** A letter that was given up, without its words: whoever mends the mail need not read it. */
export type DeadLetter = {
  readonly letterId: string
  readonly type: string
  readonly recipient: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly attempts: number
  readonly lastError: string
  readonly writtenAt: Date
  readonly mayResend: boolean
}

type Place = Pick<DeadLetter, 'letterId' | 'writtenAt'>

export const deadLetters = async (
  { query }: Database<Tables>,
  limit: number,
  after?: Place,
): Promise<readonly DeadLetter[]> =>
  (await selectDead(query, limit, after)).map(row => ({
    letterId: row.letter_id,
    type: row.type,
    recipient: { name: row.recipient_name, address: row.recipient_address },
    subject: row.subject,
    attempts: row.attempts,
    lastError: row.last_error ?? '',
    writtenAt: row.written_at,
    mayResend: row.text !== null,
  }))
