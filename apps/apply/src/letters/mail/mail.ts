import type { Calendar } from '../../db/letter-tables.ts'
import type { Language } from '../../text/language.ts'
import type { Recipient } from './recipient.ts'

export type { Calendar } from '../../db/letter-tables.ts'

export type Message = {
  /** With its angle brackets; the same in every attempt to send the letter. */
  readonly messageId: string
  readonly to: Recipient
  readonly replyTo: string | null
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly calendar: Calendar | null
  /** The link that turns such letters off; null for essential ones. */
  readonly unsubscribe: string | null
}

/** Called when only the line that ends the message is missing, before which no server may deliver it. False aborts. */
export type MayEnd = () => Promise<boolean>

/** The port: delivers one message, or throws a MailFailure. */
export type Mail = {
  readonly send: (message: Message, signal: AbortSignal, mayEnd?: MayEnd) => Promise<void>
}
