import type { Database } from '@kolleg/database'
import type { Config } from '../../src/config.ts'
import type { Tables } from '../../src/db/schema.ts'
import { createLetters } from '../../src/letters/letters.ts'
import { createMail } from '../../src/letters/mail/create.ts'

/** Letters that are written but never sent. */
export const restingLetters = (config: Config, database: Database<Tables>) =>
  createLetters({
    database,
    outbox: { put: async () => {} },
    mail: createMail(config, database),
    from: config.MAIL_FROM,
    site: { name: config.SITE_NAME, url: 'https://apply.test' },
  })
