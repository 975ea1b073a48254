import type { Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'
import type { Effect } from '../outbox/effect.ts'
import { wordsNow } from './announcements/words-now.ts'
import {
  calendarNow,
  endLetter,
  findAddress,
  findReplyTo,
  hasLeft,
  holdLetter,
  isForgotten,
  type LetterRow,
  livingOf,
  updateLetter,
} from './letter.store.ts'
import { letterSteps } from './letter.ts'
import type { Desk } from './letters.ts'
import { failureOf, MailFailure } from './mail/failure.ts'
import type { Message } from './mail/mail.ts'
import { isOptional, settingsPage } from './notifications/optional.ts'
import { wants } from './notifications/wants.ts'

/** The effect of a letter: claim it, hand it to the mail server, mark it. A crash in between sends it once more. */
export const sending = (desk: Desk): Effect => ({
  carryOut: async (letterId, signal) => {
    const claimed = await claim(desk, letterId)
    if (claimed === undefined) return
    const failure = await deliver(desk, claimed, signal)
    await mark(desk, claimed, failure)
    if (failure !== undefined && !failure.permanent) throw failure
  },
  giveUp: letterId => bury(desk, letterId),
})

type Claimed = { readonly letterId: string; readonly attempt: number; readonly message: Message | MailFailure }

const claim = (desk: Desk, letterId: string): Promise<Claimed | undefined> =>
  desk.database.transaction(async tx => {
    const { now, site, sender } = desk
    const row = await holdLetter(tx, letterId)
    if (row === undefined) return undefined
    const moment = { by: null, at: now() }
    const step = letterSteps.attempt(livingOf(row), 'send', moment)
    if (!step.taken) return undefined
    const words = row.job_id === null ? row : await wordsNow(tx, desk, row, row.job_id)
    if (words === undefined || (await isUnwanted(tx, row))) {
      await endLetter(tx, row, { state: letterSteps.step(livingOf(row), 'drop', moment).next })
      return undefined
    }
    const attempt = row.attempts + 1
    const address = await findAddress(tx, row)
    const present = {
      subject: words.subject,
      text: words.text,
      html: words.html,
      reply_to: await findReplyTo(tx, row),
      calendar: await calendarNow(tx, row, sender, address),
    }
    await updateLetter(tx, letterId, {
      state: step.next,
      attempts: attempt,
      ...present,
      ...(address !== undefined && { recipient_address: address }),
    })
    const late = row.expires_at !== null && row.expires_at <= now()
    return { letterId, attempt, message: late ? tooLate() : messageOf({ ...row, ...present }, address, site) }
  })

/** It is not to be read any more, whatever was so when it was written; nothing is to be mended then. */
const isUnwanted = async (tx: Transaction<Tables>, row: LetterRow): Promise<boolean> =>
  (await hasLeft(tx, row)) || (await isForgotten(tx, row)) || !(await wants(tx, row.user_id ?? undefined, row.type))

const tooLate = () => new MailFailure('It came too late to be of use.', true)

const messageOf = (row: LetterRow, address: string | undefined, site: string): Message | MailFailure => {
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
    unsubscribe: row.user_id !== null && isOptional(row.type) ? settingsPage(site) : null,
  }
}

const deliver = async ({ mail }: Desk, { message }: Claimed, signal: AbortSignal): Promise<MailFailure | undefined> => {
  if (message instanceof MailFailure) return message
  try {
    await mail.send(message, signal)
    return undefined
  } catch (error) {
    return failureOf(error)
  }
}

/** Only the newest attempt may say how it ended, and none where the letter was dropped meanwhile. */
const mark = ({ database, now }: Desk, claimed: Claimed, failure: MailFailure | undefined): Promise<void> =>
  database.transaction(async tx => {
    const row = await holdLetter(tx, claimed.letterId)
    if (row === undefined || row.attempts !== claimed.attempt) return
    const at = now()
    const action = failure === undefined ? 'deliver' : failure.permanent ? 'bury' : 'delay'
    const step = letterSteps.attempt(livingOf(row), action, { by: null, at })
    if (!step.taken) return
    const { next } = step
    const last_error = failure?.message ?? null
    if (next === 'DELAYED') await updateLetter(tx, claimed.letterId, { state: next, last_error })
    else await endLetter(tx, row, { state: next, last_error, ...(failure === undefined && { sent_at: at }) })
  })

const bury = ({ database, now }: Desk, letterId: string): Promise<void> =>
  database.transaction(async tx => {
    const row = await holdLetter(tx, letterId)
    const step = row && letterSteps.attempt(livingOf(row), 'bury', { by: null, at: now() })
    if (row === undefined || !step?.taken) return
    const last_error = row.last_error ?? 'The process ended during every attempt.'
    await endLetter(tx, row, { state: step.next, last_error })
  })
