import type { Environment } from '@kolleg/config'
import { open } from '@kolleg/database'
import { createLog, createMetrics, listen, type Running } from '@kolleg/front'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'

/** Reads the settings, builds the context and opens the port. */
export const start = async (environment: Environment): Promise<Running & { readonly address: string }> => {
  const config = readConfig(environment)
  const log = createLog('apply', config.LOG_LEVEL)
  const database = await open<unknown>(config.databaseUrl)
  const { app } = await createApp({ config, log, metrics: createMetrics(), database })
  app.addHook('onClose', () => database.close())
  try {
    const address = await listen(app, config.HOST, config.PORT)
    log.info({ address, database: database.engine }, 'listening')
    return { log, address, close: () => app.close() }
  } catch (error) {
    await app.close()
    throw error
  }
}
