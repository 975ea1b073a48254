import { join } from 'node:path'
import { type Environment, readSettings } from '@kolleg/config'
import { aiRules } from './assist/ai/rules.ts'
import { type Config, settings } from './config.ts'
import { storageRules } from './documents/files/rules.ts'
import { mailRules } from './letters/mail/rules.ts'
import { namedSender } from './letters/mail/sender.ts'
import { identityRules } from './people/identity/rules.ts'
import { siteRules } from './site/rules.ts'

export const readConfig = (environment: Environment): Config => {
  const values = readSettings(settings, environment, [
    ...identityRules,
    ...mailRules,
    ...aiRules,
    ...storageRules,
    ...siteRules,
  ])
  const isDemo = (values.DEMO ?? (values.NODE_ENV === 'development' ? 'on' : 'off')) === 'on'
  return {
    ...values,
    MAIL_FROM: namedSender(values.MAIL_FROM, values.SITE_NAME),
    databaseUrl: values.DATABASE_URL ?? `pglite:${join(values.DATA_DIR, 'apply', 'database')}`,
    isDemo,
    showsMailbox: !values.SMTP_URL && (values.MAILBOX ?? (isDemo ? 'on' : 'off')) === 'on',
  }
}
