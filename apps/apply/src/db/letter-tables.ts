import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Language } from '../text/language.ts'

/**
 * Waiting, being sent, waiting for a retry, and the final states. A letter that may have arrived and must not be sent
 * again ends UNCONFIRMED.
 */
export const letterStates = ['WAITING', 'SENDING', 'DELAYED', 'SENT', 'DEAD', 'TAKEN_BACK', 'UNCONFIRMED'] as const
export type LetterState = (typeof letterStates)[number]

/** An invitation or a cancellation as iCalendar text. */
export type Calendar = { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }

/** Written and read as an object. */
type CalendarColumn = ColumnType<Calendar | null, Calendar | null | undefined, Calendar | null>

type LetterRow = {
  readonly letter_id: string
  readonly type: string
  readonly language: Language
  readonly state: LetterState
  readonly user_id: string | null
  readonly research_group_id: string | null
  readonly application_id: string | null
  readonly job_id: string | null
  readonly by_user: string | null
  readonly ends_empty: Generated<boolean>
  readonly recipient_name: string
  readonly recipient_address: string
  readonly reply_to: string | null
  readonly message_id: string
  readonly subject: string
  readonly text: string | null
  readonly html: string | null
  readonly calendar: CalendarColumn
  readonly secret: boolean
  readonly not_before: Date
  readonly expires_at: Date | null
  readonly attempts: Generated<number>
  readonly last_error: string | null
  readonly written_at: Date
  readonly sent_at: Date | null
  /** When a mail server first took it without refusing: from then on it may have arrived. */
  readonly handed_over_at: Date | null
  readonly dropped_at: Date | null
}

type MailboxLetterRow = {
  readonly mailbox_letter_id: GeneratedAlways<number>
  readonly message_id: string
  readonly sender: string
  readonly recipient_name: string
  readonly recipient_address: string
  readonly reply_to: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly calendar: CalendarColumn
  readonly unsubscribe: string | null
  readonly arrived_at: Generated<Date>
}

export type LetterTables = {
  readonly letter: LetterRow
  readonly mailbox_letter: MailboxLetterRow
}
