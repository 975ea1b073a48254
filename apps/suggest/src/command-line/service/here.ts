import { randomUUID } from 'node:crypto'
import { open } from '@kolleg/database'
import { createMetrics, listeningLog } from '@kolleg/front'
import { createApp } from '../../app.ts'
import type { Config } from '../../config.ts'
import { createCourses } from '../../courses/courses.ts'
import { embedderSettings } from '../../embedder-settings.ts'
import { createEmbedder } from '../../embedding/create.ts'
import type { Tables } from '../../vectors/schema.ts'
import { createStore, type Store } from '../../vectors/store.ts'
import { type Service, serviceOver } from './service.ts'
import { storedBeyond } from './stored.ts'

export const openStore = async (config: Config): Promise<Store> => createStore(await open<Tables>(config.databaseUrl))

/** The service in this process over an open store, called without a port. */
export const serviceHere = async (config: Config, store: Store): Promise<Service> => {
  const embedder = await createEmbedder(embedderSettings(config))
  const courses = createCourses(store, embedder, config.COURSE_CACHE_MB * 1024 * 1024)
  const key = randomUUID()
  let cause: unknown
  const log = listeningLog(error => {
    cause = error
  })
  const app = await createApp({ config, keys: [key], log, metrics: createMetrics(), embedder, store, courses })
  const headers = { authorization: key, 'content-type': 'application/json' }
  return serviceOver(
    async ({ method, path, body }) => {
      const reply = await app.inject({ method, url: `/api/v1${path}`, headers, ...(body !== undefined && { body }) })
      return { status: reply.statusCode, text: reply.body, cause }
    },
    {
      beyond: courseId => storedBeyond(store, courseId),
      close: async () => {
        await app.close()
        await embedder.close()
        await store.close()
      },
    },
  )
}
