import type { Environment } from '@kolleg/config'
import { open } from '@kolleg/database'
import { createLog, createMetrics, listen, type Running } from '@kolleg/front'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import { migrations, type Tables } from './db/schema.ts'

/** Reads the settings, builds the context and opens the port; what was opened is closed again when that fails. */
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
    await database.migrate(migrations)
    const { app } = await createApp(createContext({ config, log, metrics: createMetrics(), database }))
    opened.push(app)
    const address = await listen(app, config.HOST, config.PORT)
    log.info({ address, database: database.engine }, 'listening')
    return { log, address, close }
  } catch (error) {
    await close()
    throw error
  }
}
