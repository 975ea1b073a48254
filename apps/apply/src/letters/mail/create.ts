import type { Database } from '@kolleg/database'
import type { Tables } from '../../db/schema.ts'
import type { Mail } from './mail.ts'
import { mailboxMail } from './mailbox.ts'
import { smtpMail } from './smtp.ts'

type MailSettings = { readonly SMTP_URL: string | undefined; readonly MAIL_FROM: string }

/** The mail server if one is set, otherwise the mailbox in the database. */
export const createMail = ({ SMTP_URL, MAIL_FROM }: MailSettings, database: Database<Tables>): Mail =>
  SMTP_URL === undefined ? mailboxMail(database, MAIL_FROM) : smtpMail({ url: SMTP_URL, from: MAIL_FROM })
