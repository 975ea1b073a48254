import type { Environment } from '@kolleg/config'
import { open } from '@kolleg/database'
import { createLog, createMetrics, listen, type Running } from '@kolleg/front'
import { createApp } from './app.ts'
import { createContext } from './create-context.ts'
import { migrations, type Tables } from './db/schema.ts'
import { seedDemo } from './demo/seed.ts'
import { createFiles } from './documents/files/create.ts'
import { clearSpool, spoolIn } from './documents/spool.ts'
import { effectsOf } from './effects.ts'
import { createLetters } from './letters/letters.ts'
import { createMail } from './letters/mail/create.ts'
import { effectKinds } from './outbox/kinds.ts'
import { createOutbox } from './outbox/outbox.ts'
import { startSchedule } from './outbox/schedule.ts'
import { readConfig } from './read-config.ts'
import { scheduleOf } from './schedule.ts'

/** Reads the settings, builds the context and opens the port; on failure everything opened is closed again. */
export const start = async (environment: Environment): Promise<Running & { readonly address: string }> => {
  const config = readConfig(environment)
  const log = createLog('apply', config.LOG_LEVEL)
  const opened: { close(): unknown }[] = []
  const close = async (): Promise<void> => {
    for (const part of opened.splice(0).toReversed()) await part.close()
  }
  try {
    const database = await open<Tables>(config.databaseUrl)
    opened.push(database)
    // Instances that start together take turns: the queue library does not lock while it creates its tables.
    const outbox = await database.exclusively('the start of apply', async () => {
      await database.migrate(migrations)
      return createOutbox({ database, log, kinds: effectKinds })
    })
    opened.push(outbox)
    const site = { name: config.SITE_NAME, url: config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}` }
    const letters = createLetters({
      database,
      outbox,
      mail: createMail(config, database),
      from: config.MAIL_FROM,
      site,
    })
    const files = createFiles(config)
    opened.push(files)
    await clearSpool(spoolIn(config.DATA_DIR))
    const context = createContext({ config, log, metrics: createMetrics(), database, letters, files, outbox })
    const { app } = await createApp(context)
    // Running effects finish along with the requests; effects scheduled by those requests run after the next start.
    opened.push({ close: () => Promise.all([app.close(), outbox.close()]) })
    if (config.isDemo && context.embedded) await seedDemo(context)
    await outbox.start(effectsOf(context))
    opened.push(startSchedule({ database, outbox, schedule: scheduleOf(context) }, log))
    const address = await listen(app, config.HOST, config.PORT)
    log.info({ address, database: database.engine }, 'listening')
    if (!config.SMTP_URL && !config.showsMailbox)
      log.warn('nobody can read the letters: set SMTP_URL, or MAILBOX=on to try things out')
    return { log, address, close }
  } catch (error) {
    await close()
    throw error
  }
}
