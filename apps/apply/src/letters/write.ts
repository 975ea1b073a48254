import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/schema.ts'
import type { Language } from '../text/language.ts'
import type { LetterKind } from './kinds/kind.ts'
import { type LetterData, type LetterType, letterKinds } from './kinds/kinds.ts'
import { insertLetter } from './letter.store.ts'
import { letterSteps } from './letter.ts'
import type { Calendar } from './mail/mail.ts'
import { type Recipient, recipient } from './mail/recipient.ts'
import { isOptional, type OptionalType, settingsPage } from './notifications/optional.ts'
import { wants } from './notifications/wants.ts'
import { ownWords } from './own-words.ts'
import { render } from './render.ts'
import type { LetterServices } from './services.ts'

export type NewLetter<T extends LetterType> = {
  readonly type: T
  readonly language: Language
  readonly to: Recipient & { readonly userId?: string }
  readonly data: LetterData<T>
  /** The group it is written for, whose own template is used if it has one. */
  readonly groupId?: string
  /** The application it is about: both lose their text together. */
  readonly applicationId?: string
  /** The job it announces. */
  readonly jobId?: string
  /** The person it names as the actor: it loses its text when that person is erased. */
  readonly by?: string
  readonly replyTo?: string
  readonly calendar?: Calendar
  /** Until then it waits and can be taken back. */
  readonly notBefore?: Date
  /** After this it would be useless and is not sent any more. */
  readonly expiresAt?: Date
}

/** An optional letter is not written to a person who has turned it off. */
export type Written<T extends LetterType> = T extends OptionalType ? string | undefined : string

/** Renders the letter now, so that one that cannot be rendered fails with its change. */
export const write =
  ({ outbox, now, site, domain }: LetterServices) =>
  async <T extends LetterType>(tx: Tx, letter: NewLetter<T>): Promise<Written<T>> => {
    const { type, language, data, groupId, notBefore } = letter
    if (!(await wants(tx, letter.to.userId, type))) return undefined as Written<T>
    const kind: LetterKind = letterKinds[type]
    const template = groupId === undefined ? undefined : await ownWords(tx, groupId, type, language)
    const settings = isOptional(type) && letter.to.userId !== undefined ? settingsPage(site.url) : undefined
    const rendered = render({
      kind,
      language,
      data,
      site,
      ...(template && { template }),
      ...(settings && { settings }),
    })
    const to = recipient(letter.to)
    const replyTo = letter.replyTo === undefined ? null : recipient({ name: '', address: letter.replyTo }).address
    const letterId = randomUUID()
    const at = now()
    await insertLetter(tx, {
      letter_id: letterId,
      type,
      language,
      state: letterSteps.create(letterId, 'write', { by: null, at }).next,
      user_id: letter.to.userId ?? null,
      research_group_id: groupId ?? null,
      application_id: letter.applicationId ?? null,
      job_id: letter.jobId ?? null,
      by_user: letter.by ?? null,
      recipient_name: to.name,
      recipient_address: to.address,
      reply_to: replyTo,
      message_id: `<${letterId}@${domain}>`,
      ...rendered,
      calendar: letter.calendar ?? null,
      secret: kind.secret,
      not_before: notBefore ?? at,
      expires_at: letter.expiresAt ?? null,
      written_at: at,
    })
    await outbox.put(tx, 'letter', letterId, notBefore)
    return letterId
  }
