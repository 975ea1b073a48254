import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import { plainText } from '../../apps/suggest/src/words/plain-text.ts'
import { givenCourses, howToGiveCourses, knownCourse, mayTeach } from './courses.ts'

/** Writes what `packages/kolleg-minilm-en-de/training/train.py` reads: courses, and vectors of competencies and of titles. */
const { values } = parseArgs({
  options: { courses: { type: 'string', multiple: true, default: [] }, out: { type: 'string', default: '' } },
})
const teaching = givenCourses(values.courses).filter(({ course }) => mayTeach(course))
if (teaching.length === 0 || values.out === '') {
  console.error(`${howToGiveCourses} And --out DIR.`)
  process.exit(1)
}
const embedder = await createEmbedder({ kind: 'local' })
const written: object[] = []
const vectors: Float32Array[] = []
const nothing = new Float32Array(embedder.dimensions)
for (const { family, course } of teaching) {
  const { requires = [], order = [] } = course
  const { competencies } = (await knownCourse(family, course, embedder)).course
  const places = new Map(competencies.map(({ id }, place) => [id, place]))
  const placeOf = (id: number) => places.get(id) ?? -1
  written.push({
    family,
    ids: competencies.map(({ id }) => id),
    requires: requires.map(({ tail_id, head_id }) => [placeOf(tail_id), placeOf(head_id)]),
    order: order.map(placeOf),
  })
  const titles = await embedder.embed(competencies.map(({ title }) => plainText(title)))
  for (const [at, { vector }] of competencies.entries()) vectors.push(vector ?? nothing, titles[at] ?? nothing)
}
await embedder.close()
mkdirSync(values.out, { recursive: true })
writeFileSync(join(values.out, 'courses.json'), JSON.stringify(written))
writeFileSync(join(values.out, 'vectors.f32'), Buffer.concat(vectors.map(vector => new Uint8Array(vector.buffer))))
