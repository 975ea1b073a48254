import { open } from '@kolleg/database'
import { sql } from 'kysely'
import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import { ensureCourses } from '../../apps/suggest/src/vectors/courses.ts'
import { upsert } from '../../apps/suggest/src/vectors/records.ts'
import type { Tables } from '../../apps/suggest/src/vectors/schema.ts'
import { createStore } from '../../apps/suggest/src/vectors/store.ts'
import { describe } from '../../apps/suggest/src/vectors/text.ts'
import type { Competency } from './texts.ts'

const atOnce = 1000

/** Fills a store as saves would, with the hash embedder's vectors under the given model's name. */
export const seed = async (url: string, competencies: readonly Competency[], model?: string): Promise<void> => {
  const store = createStore(await open<Tables>(url))
  const embedder = await createEmbedder({ kind: 'hash' })
  for (let start = 0; start < competencies.length; start += atOnce) {
    const records = competencies.slice(start, start + atOnce).map(describe)
    const vectors = await embedder.embed(records.map(({ text }) => text))
    const byHash = new Map(records.map(({ hash }, at) => [hash, vectors[at] ?? new Float32Array()]))
    const courses = [...new Set(records.map(({ course_id }) => course_id))]
    const changes = records.map(record => ({ record, before: undefined }))
    await store.write({ courses }, async writer => {
      await ensureCourses(writer, courses)
      await upsert(writer, 'competency', changes, { model: model ?? embedder.model, byHash })
    })
  }
  await store.close()
}

/** Labels the stored vectors as another model's. */
export const rename = async (url: string, model: string): Promise<void> => {
  const database = await open<Tables>(url)
  await sql`update competency set model = ${model}`.execute(database.query)
  await database.close()
}
