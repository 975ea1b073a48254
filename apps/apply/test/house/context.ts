import type { Environment } from '@kolleg/config'
import type { Database } from '@kolleg/database'
import { createLog, createMetrics } from '@kolleg/front'
import type { Context } from '../../src/context.ts'
import { createContext } from '../../src/create-context.ts'
import type { Tables } from '../../src/db/schema.ts'
import { createFiles } from '../../src/documents/files/create.ts'
import { readConfig } from '../../src/read-config.ts'
import { restingLetters } from './letters.ts'
import { noted } from './outbox.ts'

/** The context of the service, with an outbox that only records what is due. */
export const testContext = (database: Database<Tables>, environment: Environment, outbox?: Context['outbox']) => {
  const config = readConfig({ NODE_ENV: 'test', LETTER_GRACE_MINUTES: '0', MAILBOX: 'on', ...environment })
  const { due, door } = noted()
  const context = createContext({
    config,
    log: createLog('test', 'silent'),
    metrics: createMetrics(),
    database,
    letters: restingLetters(config, database),
    files: createFiles(config),
    outbox: outbox ?? door,
  })
  return { context, due }
}
