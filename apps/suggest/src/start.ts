import type { Environment } from '@kolleg/config'
import { open } from '@kolleg/database'
import { createLog, createMetrics, listen, type Running } from '@kolleg/front'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import type { Context } from './context.ts'
import { createCourses } from './courses/courses.ts'
import { createEmbedder, type EmbedderSettings } from './embedding/create.ts'
import { developmentKey } from './front-door/development-key.ts'
import type { Tables } from './vectors/schema.ts'
import { createStore } from './vectors/store.ts'

/** Reads the settings, builds the context and opens the port. */
export const start = async (environment: Environment): Promise<Running & { readonly address: string }> => {
  const config = readConfig(environment)
  const log = createLog('suggest', config.LOG_LEVEL)
  const keys = config.API_KEYS.length > 0 ? config.API_KEYS : [await developmentKey(config.DATA_DIR)]
  const embedder = await createEmbedder(embedderSettings(config))
  const database = await open<Tables>(config.databaseUrl)
  const store = createStore(database)
  const courses = createCourses(store, embedder, config.COURSE_CACHE_MB * 1024 * 1024)
  const context: Context = { config, keys, log, metrics: createMetrics(), embedder, store, courses }
  const app = await createApp(context)
  app.addHook('onClose', async () => {
    await embedder.close()
    await store.close()
  })
  try {
    const address = await listen(app, config.HOST, config.PORT)
    log.info({ address, model: embedder.model, store: store.engine }, 'listening')
    return { log, address, close: () => app.close() }
  } catch (error) {
    await app.close()
    throw error
  }
}

export const embedderSettings = (config: Config): EmbedderSettings => {
  const workers = config.EMBEDDING_THREADS ? { workers: config.EMBEDDING_THREADS } : {}
  switch (config.EMBEDDER) {
    case 'local':
      return { kind: 'local', ...workers }
    case 'onnx':
      return { kind: 'onnx', directory: config.EMBEDDING_MODEL ?? '', ...workers }
    case 'openai':
      return {
        kind: 'openai',
        baseUrl: config.EMBEDDING_BASE_URL ?? '',
        ...(config.EMBEDDING_API_KEY && { apiKey: config.EMBEDDING_API_KEY }),
        model: config.EMBEDDING_MODEL ?? '',
      }
    case 'hash':
      return { kind: 'hash' }
  }
}
