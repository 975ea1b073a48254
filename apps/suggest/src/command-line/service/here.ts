import { randomUUID } from 'node:crypto'
import { open } from '@kolleg/database'
import { createMetrics, listeningLog } from '@kolleg/front'
import { sql } from 'kysely'
import { createApp } from '../../app.ts'
import type { Config } from '../../config.ts'
import { createCourses } from '../../courses/courses.ts'
import { embedderSettings } from '../../embedder-settings.ts'
import { createEmbedder } from '../../embedding/create.ts'
import { associationsAcross } from '../../vectors/associations.ts'
import { competenciesIn } from '../../vectors/courses.ts'
import { linksAcross } from '../../vectors/links.ts'
import type { Tables } from '../../vectors/schema.ts'
import { createStore, type Store } from '../../vectors/store.ts'
import { type Beyond, type Exercise, type Link, type Service, serviceOver } from './service.ts'

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

/** Reads a course's exercises with the competencies they train, and the links that start in it. */
const storedBeyond = async (store: Store, courseId: number): Promise<Beyond> =>
  store.snapshot(async ({ db }) => {
    const exercises = await sql<Exercise>`
      select id, title, description, course_id,
        (select coalesce(json_agg(competency_id order by competency_id), '[]') from exercise_competency
         where course_id = ${courseId} and exercise_id = exercise.id) as competencies
      from exercise where course_id = ${courseId} order by id`.execute(db)
    const across = Map.groupBy(
      await associationsAcross(
        { db },
        exercises.rows.map(({ id }) => id),
      ),
      ({ exercise_id }) => exercise_id,
    )
    const links = await sql<Link>`
      select source_id, target_id from competency_link where course_id = ${courseId}`.execute(db)
    const abroad = await linksAcross({ db }, await competenciesIn({ db }, courseId))
    return {
      exercises: exercises.rows.map(exercise => ({
        ...exercise,
        competencies: [
          ...exercise.competencies,
          ...(across.get(exercise.id) ?? []).map(({ competency_id }) => competency_id),
        ].toSorted((one, other) => one - other),
      })),
      links: [...links.rows, ...abroad].toSorted(
        (one, other) => one.source_id - other.source_id || one.target_id - other.target_id,
      ),
    }
  })
