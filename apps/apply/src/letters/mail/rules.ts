import { senderAddress } from './sender.ts'

type Values = {
  readonly NODE_ENV: string
  readonly SMTP_URL: string | undefined
  readonly MAIL_FROM: string
  readonly MAILBOX: string | undefined
}
type Rule = (values: Values) => string | undefined

const serverIsNamed: Rule = ({ NODE_ENV, SMTP_URL }) =>
  NODE_ENV === 'production' && !SMTP_URL
    ? 'SMTP_URL must name your mail server in production: the embedded mailbox is for trying things out.'
    : undefined

const senderIsPlain: Rule = ({ MAIL_FROM }) =>
  senderAddress(MAIL_FROM) === undefined
    ? 'MAIL_FROM must be one sender, written like Kolleg <kolleg@example.org>.'
    : undefined

const senderIsReal: Rule = ({ NODE_ENV, MAIL_FROM }) =>
  NODE_ENV === 'production' && senderAddress(MAIL_FROM)?.endsWith('@localhost')
    ? 'MAIL_FROM must be an address of yours in production: mail servers refuse letters from localhost.'
    : undefined

const mailboxIsShut: Rule = ({ NODE_ENV, MAILBOX }) =>
  NODE_ENV === 'production' && MAILBOX === 'on'
    ? 'MAILBOX must be off in production: anyone could read the letters of others.'
    : undefined

/** Settings that must fit together for letters to arrive, and at no wrong place. */
export const mailRules: readonly Rule[] = [serverIsNamed, senderIsPlain, senderIsReal, mailboxIsShut]
