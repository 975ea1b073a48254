import type { Database } from '@kolleg/database'
import { testDatabase } from '@kolleg/database/testing'
import { createLog, createMetrics, listen } from '@kolleg/front'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { createCourses } from '../src/courses/courses.ts'
import { createEmbedder } from '../src/embedding/create.ts'
import type { Tables } from '../src/vectors/schema.ts'
import { createStore, type Store } from '../src/vectors/store.ts'
import { ask, keys, type Service, settings } from './service.ts'

export type Inside = { readonly service: Service; readonly database: Database<Tables>; readonly store: Store }

/** A running service whose database a test can query. */
export const startInside = async (): Promise<Inside> => {
  const config = readConfig({ ...settings, EMBEDDER: 'hash', API_KEYS: JSON.stringify(keys) })
  const log = createLog('suggest', config.LOG_LEVEL)
  const database = await testDatabase<Tables>()
  const store = createStore(database)
  const embedder = await createEmbedder({ kind: 'hash' })
  const courses = createCourses(store, embedder, 1024 * 1024)
  const app = await createApp({ config, keys, log, metrics: createMetrics(), embedder, store, courses })
  const address = await listen(app, config.HOST, config.PORT)
  const close = async () => {
    await app.close()
    await embedder.close()
    await store.close()
  }
  return { database, store, service: { address, close, ask: (method, path, sent) => ask(address, method, path, sent) } }
}
