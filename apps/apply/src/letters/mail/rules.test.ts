import addressparser from 'nodemailer/lib/addressparser'
import { expect, test } from 'vitest'
import { readConfig } from '../../read-config.ts'

const production = { NODE_ENV: 'production', OIDC_ISSUER: 'https://id.example.org', OIDC_AUDIENCE: 'apply' }
const mail = { SMTP_URL: 'smtps://kolleg:secret@mail.example.org', MAIL_FROM: 'Kolleg <kolleg@example.org>' }

test('production needs a mail server and its own sender', () => {
  expect(() => readConfig(production)).toThrow(
    /SMTP_URL must name your mail server.*\n?.*MAIL_FROM must be an address/s,
  )
  expect(readConfig({ ...production, ...mail })).toMatchObject(mail)
})

test.each(['kolleg', 'a@b.test, c@d.test', 'Kolleg <kolleg example.org>', 'x <a@b.test\r\nBcc: c@d.test>'])(
  '%j is no sender',
  MAIL_FROM => {
    expect(() => readConfig({ MAIL_FROM })).toThrow('MAIL_FROM must be one sender')
  },
)

const sender = (MAIL_FROM: string) =>
  addressparser(readConfig({ MAIL_FROM, SITE_NAME: 'Jobs, "Süd" <3' }).MAIL_FROM, { flatten: true })

test('a sender without a name gets the name of the site, whatever that is', () => {
  expect(sender('jobs@uni.test')).toEqual([{ name: 'Jobs, "Süd" <3', address: 'jobs@uni.test' }])
  expect(sender('Bewerbungen <jobs@uni.test>')).toEqual([{ name: 'Bewerbungen', address: 'jobs@uni.test' }])
})

const isShown = (environment: Readonly<Record<string, string>>) => readConfig(environment).showsMailbox

test('the built-in mailbox is for demos or on request, never beside a mail server and never in production', () => {
  expect([isShown({}), isShown({ DEMO: 'off' }), isShown({ NODE_ENV: 'test' })]).toEqual([true, false, false])
  expect([isShown({ DEMO: 'off', MAILBOX: 'on' }), isShown({ MAILBOX: 'off' })]).toEqual([true, false])
  expect([isShown({ ...mail }), isShown({ ...mail, MAILBOX: 'on' })]).toEqual([false, false])
  expect(() => readConfig({ ...production, ...mail, MAILBOX: 'on' })).toThrow('MAILBOX must be off in production')
})

test('an address with another scheme is no mail server', () => {
  expect(() => readConfig({ SMTP_URL: 'https://mail.example.org' })).toThrow(
    'SMTP_URL must be an address that begins with smtp://',
  )
})
