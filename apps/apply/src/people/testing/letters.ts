import type { Database } from '@kolleg/database'
import type { Config } from '../../config.ts'
import type { Tables } from '../../db/schema.ts'
import { createLetters } from '../../letters/letters.ts'
import { createMail } from '../../letters/mail/create.ts'

/** Letters that are written and stay where they are: nobody carries the outbox out. */
export const restingLetters = (config: Config, database: Database<Tables>) =>
  createLetters({
    database,
    outbox: { put: async () => {} },
    mail: createMail(config, database),
    from: config.MAIL_FROM,
    site: { name: config.SITE_NAME, url: 'https://apply.test' },
  })
