import type { Database } from '@kolleg/database'
import type { Tables } from '../db/schema.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Site } from './layout/framed.ts'
import type { Mail } from './mail/mail.ts'
import { senderAddress, senderDomain } from './mail/sender.ts'
import { resend } from './resend.ts'
import { sending } from './send.ts'
import { takeBack } from './take-back.ts'
import { write } from './write.ts'

type Options = {
  readonly database: Database<Tables>
  readonly outbox: Pick<Outbox<'letter'>, 'put'>
  readonly mail: Mail
  /** `Name <address>` */
  readonly from: string
  readonly site: Site
  readonly now?: () => Date
}

/** What the verbs of this room work with. */
export type Desk = Omit<Options, 'from' | 'now'> & {
  readonly sender: string
  readonly domain: string
  readonly now: () => Date
}

export const createLetters = ({ from, now = () => new Date(), ...options }: Options) => {
  const desk: Desk = { ...options, now, sender: senderAddress(from) ?? '', domain: senderDomain(from) }
  return {
    /** Writes a letter in the caller's transaction and gives its id; it is sent after the commit. */
    write: write(desk),
    takeBack,
    /** The installation, as letters name it. */
    site: options.site,
    resend: resend(desk),
    /** To be carried out by the outbox as `letter`. */
    effect: sending(desk),
  }
}

export type Letters = ReturnType<typeof createLetters>
