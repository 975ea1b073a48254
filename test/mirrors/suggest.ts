import { open } from '@kolleg/database'
import { createLog, createMetrics } from '@kolleg/front'
import { createApp } from '../../apps/suggest/src/app.ts'
import { readConfig } from '../../apps/suggest/src/config.ts'
import { createCourses } from '../../apps/suggest/src/courses/courses.ts'
import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import type { Tables } from '../../apps/suggest/src/vectors/schema.ts'
import { createStore } from '../../apps/suggest/src/vectors/store.ts'
import { printSchema } from './print-schema.ts'

export const describeSuggest = async (): Promise<unknown> => {
  const embedder = await createEmbedder({ kind: 'hash' })
  const store = createStore(await open<Tables>('pglite::memory:'))
  const app = await createApp({
    config: readConfig({ NODE_ENV: 'test' }),
    keys: [],
    log: createLog('mirrors', 'silent'),
    metrics: createMetrics(),
    embedder,
    store,
    courses: createCourses(store, embedder, 0),
  })
  try {
    await app.ready()
    return app.swagger()
  } finally {
    await app.close()
    await store.close()
  }
}

export const suggestSchema = async (): Promise<string> => {
  const database = await open<unknown>('pglite::memory:')
  try {
    await database.migrate(new URL('../../apps/suggest/src/vectors/migrations/', import.meta.url))
    return await printSchema(database)
  } finally {
    await database.close()
  }
}
