import type { Tx } from '../db/schema.ts'
import type { Effect } from '../outbox/effect.ts'
import { wordsNow } from './announcements/words-now.ts'
import { droppedStep } from './drop.ts'
import {
  calendarNow,
  endLetter,
  findAddress,
  findReplyTo,
  hasLeft,
  isReaderErased,
  isReaderKeptOut,
  type LetterRow,
  livingOf,
  lockLetter,
  updateLetter,
} from './letter.store.ts'
import { letterSteps } from './letter.ts'
import { failureOf, MailFailure } from './mail/failure.ts'
import type { Message } from './mail/mail.ts'
import { type Attempt, bury, markFailed, markHandedOver, markSent } from './mark.ts'
import { isOptional } from './notifications/optional.ts'
import { unsubscribeLink } from './notifications/unsubscribe-link.ts'
import { wants } from './notifications/wants.ts'
import type { LetterServices } from './services.ts'

/**
 * Sends a letter: claims it, hands it to the mail server, and marks it twice: before the line that completes the
 * message, and after the server's reply. If the process dies in between, the letter is sent again, because only the
 * server knows whether it accepted the first copy.
 */
export const sending = (services: LetterServices): Effect => ({
  carryOut: async (letterId, signal) => {
    const claimed = await claim(services, letterId)
    if (claimed === undefined) return
    let isHandedOver = false
    const mayEnd = async () => (isHandedOver = await markHandedOver(services, claimed))
    try {
      if (claimed.message instanceof MailFailure) throw claimed.message
      await services.mail.send(claimed.message, signal, mayEnd)
    } catch (error) {
      const failure = failureOf(error)
      await markFailed(services, claimed, failure, isHandedOver && !failure.answered)
      if (!failure.permanent) throw failure
      return
    }
    await markSent(services, claimed)
  },
  giveUp: letterId => bury(services, letterId),
})

type Claimed = Attempt & { readonly message: Message | MailFailure }

const claim = (services: LetterServices, letterId: string): Promise<Claimed | undefined> =>
  services.database.transaction(async tx => {
    const { now, site, sender } = services
    const row = await lockLetter(tx, letterId)
    if (row === undefined) return undefined
    const moment = { by: null, at: now() }
    const step = letterSteps.attempt(livingOf(row), 'send', moment)
    if (!step.taken) return undefined
    const words = row.job_id === null ? row : await wordsNow(tx, services, row, row.job_id)
    if (row.dropped_at !== null || words === undefined || (await isUnwanted(tx, row))) {
      const dropped = droppedStep(row, moment.at)
      if (dropped.taken) await endLetter(tx, row, { state: dropped.next })
      return undefined
    }
    const attempt = row.attempts + 1
    const address = await findAddress(tx, row)
    const present = {
      subject: words.subject,
      text: words.text,
      html: words.html,
      reply_to: await findReplyTo(tx, row),
      calendar: calendarNow(row, sender, address),
    }
    await updateLetter(tx, letterId, {
      state: step.next,
      attempts: attempt,
      ...present,
      ...(address !== undefined && { recipient_address: address }),
    })
    const late = row.expires_at !== null && row.expires_at <= now()
    const unsubscribe = await unsubscribeFrom(tx, site.url, row)
    const message = late ? tooLate() : messageOf({ ...row, ...present }, address, unsubscribe)
    return { letterId, attempt, handedOverAt: row.handed_over_at, message }
  })

/** Nobody needs the letter any more, so no administrator has to deal with it. */
const isUnwanted = async (tx: Tx, row: LetterRow): Promise<boolean> =>
  (await hasLeft(tx, row)) ||
  (await isReaderErased(tx, row)) ||
  (await isReaderKeptOut(tx, row)) ||
  !(await wants(tx, row.user_id ?? undefined, row.type))

const tooLate = () => new MailFailure('It came too late to be of use.', true)

/** The link that turns such letters off; null for essential ones. */
const unsubscribeFrom = async (tx: Tx, site: string, { user_id: userId, type }: LetterRow): Promise<string | null> =>
  userId !== null && isOptional(type) ? await unsubscribeLink(tx, site, userId, type) : null

const messageOf = (row: LetterRow, address: string | undefined, unsubscribe: string | null): Message | MailFailure => {
  if (row.text === null || row.html === null) return tooLate()
  if (address === undefined)
    return new MailFailure('The addressee has proven no address, and this one may be somebody else’s.', true)
  return {
    messageId: row.message_id,
    to: { name: row.recipient_name, address },
    replyTo: row.reply_to,
    language: row.language,
    subject: row.subject,
    text: row.text,
    html: row.html,
    calendar: row.calendar,
    unsubscribe,
  }
}
