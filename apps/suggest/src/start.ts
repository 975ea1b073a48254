import type { Environment } from '@kolleg/config'
import { open } from '@kolleg/database'
import { createLog, createMetrics, listen, type Running } from '@kolleg/front'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createCourses } from './courses/courses.ts'
import { reembedInBackground } from './courses/reembed-in-background.ts'
import { developmentKey } from './front-door/development-key.ts'
import { embedderTimes, timedStore } from './health/times.ts'
import { openEmbedder } from './open-embedder.ts'
import type { Tables } from './vectors/schema.ts'
import { createStore } from './vectors/store.ts'

/** Reads the settings, builds the context and opens the port. If that fails, it closes whatever it has opened. */
export const start = async (environment: Environment): Promise<Running & { readonly address: string }> => {
  const config = readConfig(environment)
  const log = createLog('suggest', config.LOG_LEVEL)
  const opened: { close(): unknown }[] = []
  const close = async (): Promise<void> => {
    for (const part of opened.splice(0).toReversed()) await part.close()
  }
  try {
    const metrics = createMetrics()
    const store = timedStore(createStore(await open<Tables>(config.databaseUrl)), metrics)
    opened.push(store)
    const embedder = await openEmbedder(config, embedderTimes(metrics))
    opened.push(embedder)
    const keys = config.API_KEYS.length > 0 ? config.API_KEYS : [await developmentKey(config.dataDir)]
    if (config.API_KEYS.length === 0 && log.isLevelEnabled('info'))
      process.stderr.write(`For development, until API_KEYS is set, this is the key: ${keys[0]}\n`)
    const courses = createCourses(store, embedder, config.COURSE_CACHE_MB * 1024 * 1024)
    const app = await createApp({ config, keys, log, metrics, embedder, store, courses })
    opened.push(app)
    const address = await listen(app, config.HOST, config.PORT)
    log.info({ address, model: embedder.model, store: store.engine }, 'listening')
    opened.push(reembedInBackground(store, embedder, courses, log))
    return { log, address, close }
  } catch (error) {
    await close()
    throw error
  }
}
