import type { Calendar } from '../../db/letter-tables.ts'
import type { Language } from '../../text/language.ts'
import type { Recipient } from './recipient.ts'

export type { Calendar } from '../../db/letter-tables.ts'

export type Message = {
  /** With its angle brackets; the same for every attempt at the same letter. */
  readonly messageId: string
  readonly to: Recipient
  readonly replyTo: string | null
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly calendar: Calendar | null
  /** The link by which such letters are turned off; null for essential ones. */
  readonly unsubscribe: string | null
}

/**
 * Asked when nothing is missing but the line that ends the message, before which no server may deliver it. False calls
 * it off.
 */
export type MayEnd = () => Promise<boolean>

/** The port: takes one message on, or throws a MailFailure. */
export type Mail = {
  readonly send: (message: Message, signal: AbortSignal, mayEnd?: MayEnd) => Promise<void>
}
