import type { Database } from '@kolleg/database'
import type { Tables } from '../db/schema.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Site } from './layout/framed.ts'
import type { Mail } from './mail/mail.ts'

export type Options = {
  readonly database: Database<Tables>
  readonly outbox: Pick<Outbox<'letter'>, 'put'>
  readonly mail: Mail
  /** `Name <address>` */
  readonly from: string
  readonly site: Site
  readonly now?: () => Date
}

/** What the functions of this folder need. */
export type LetterServices = Omit<Options, 'from' | 'now'> & {
  readonly sender: string
  readonly domain: string
  readonly now: () => Date
}
