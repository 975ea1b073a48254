import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Ranked } from '../../apps/suggest/src/courses/rank.ts'
import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import type { Embedder } from '../../apps/suggest/src/embedding/embedder.ts'
import { compareWithCourse, readExercise } from '../../apps/suggest/src/exercises/compare.ts'
import { strengthsOf } from '../../apps/suggest/src/exercises/strength.ts'
import { type Block, blockOf } from '../../apps/suggest/src/geometry/block.ts'
import { cosine } from '../../apps/suggest/src/geometry/cosine.ts'
import { describe } from '../../apps/suggest/src/vectors/text.ts'
import { matterOf } from '../../apps/suggest/src/words/matter.ts'

const howToGive =
  'Give --courses DIR, a folder of JSON files that each hold a list of courses with "competencies" (id, title, ' +
  'description) and "exercises" (text, and as competencies a list of id and weight).'

const Exercise = Type.Object({
  text: Type.String(),
  competencies: Type.Array(Type.Object({ id: Type.Integer(), weight: Type.Number() })),
})
const Course = Type.Object({
  competencies: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String(), description: Type.String() })),
  exercises: Type.Optional(Type.Array(Exercise)),
})
type Exercise = Static<typeof Exercise>
type Course = Static<typeof Course>
type Method = (exercise: Exercise, course: Course, vectors: Block) => Promise<readonly Ranked[]>

const { values } = parseArgs({ options: { courses: { type: 'string' } } })
const courses = values.courses === undefined ? [] : coursesIn(values.courses)
if (courses.length === 0) {
  console.error(howToGive)
  process.exit(1)
}
const embedder = await createEmbedder({ kind: 'local' })
const methods = { 'as shipped': shipped(embedder), 'cosine of the whole text': wholeText(embedder) }
const found: Record<string, number[]> = {}
const strong: number[] = []

write(`course${' '.repeat(34)}exercises  ${Object.keys(methods).join('  ')}`)
for (const [name, course] of courses) {
  const { exercises = [] } = course
  const texts = course.competencies.map(one => describe({ ...one, course_id: 0 }).text)
  const vectors = blockOf(await embedder.embed(texts))
  const cells: string[] = []
  for (const [method, rank] of Object.entries(methods)) {
    const recalls: number[] = []
    for (const exercise of exercises) {
      const ranked = await rank(exercise, course, vectors)
      recalls.push(recallAt3(ranked, exercise, course))
      if (method === 'as shipped') strong.push(...rightlyStrong(ranked, exercise, course))
    }
    found[method] = [...(found[method] ?? []), mean(recalls)]
    cells.push(mean(recalls).toFixed(3).padEnd(method.length))
  }
  write(`${name.padEnd(40)}${String(exercises.length).padEnd(9)}  ${cells.join('  ')}`)
}
write(
  `${'recall@3, mean over courses'.padEnd(51)}${Object.entries(found)
    .map(([method, recalls]) => mean(recalls).toFixed(3).padEnd(method.length))
    .join('  ')}`,
)
write(`of those suggested with strength 1.0, the exercise trains ${(100 * mean(strong)).toFixed(0)} %`)
await embedder.close()

function shipped(model: Embedder): Method {
  return async ({ text }, course, vectors) => {
    const at = (row: number) => ({
      ...(course.competencies[row] ?? { id: 0, title: '', description: '' }),
      course_id: 0,
    })
    return compareWithCourse(model, await readExercise(model, matterOf(text)), vectors, at)
  }
}

function wholeText(model: Embedder): Method {
  return async ({ text }, _course, { count, width, values: numbers }) => {
    const [asked = new Float32Array()] = await model.embed([matterOf(text)], { as: 'query' })
    return Array.from({ length: count }, (_, row) => ({
      row,
      score: cosine(asked, numbers.subarray(row * width, (row + 1) * width)),
    })).toSorted((a, b) => b.score - a.score || a.row - b.row)
  }
}

/** Of the competencies that the exercise trains, the share among the first three; of more than three, three count. */
function recallAt3(ranked: readonly Ranked[], { competencies }: Exercise, course: Course): number {
  const first = new Set(ranked.slice(0, 3).map(({ row }) => course.competencies[row]?.id))
  return competencies.filter(({ id }) => first.has(id)).length / Math.min(3, competencies.length)
}

function rightlyStrong(ranked: readonly Ranked[], { competencies }: Exercise, course: Course): number[] {
  return strengthsOf(ranked)
    .filter(({ strength }) => strength === 1)
    .map(({ row }) => Number(competencies.some(({ id }) => id === course.competencies[row]?.id)))
}

function coursesIn(folder: string): (readonly [name: string, Course])[] {
  const files = readdirSync(folder).filter(name => name.endsWith('.json'))
  return files.toSorted().flatMap(file =>
    Value.Parse(Type.Array(Course), JSON.parse(readFileSync(join(folder, file), 'utf8')))
      .filter(({ exercises = [] }) => exercises.length > 0)
      .map((course, at, { length }) => [file.slice(0, -5) + (length > 1 ? ` ${at + 1}` : ''), course] as const),
  )
}

function mean(all: readonly number[]): number {
  return all.length === 0 ? 0 : all.reduce((sum, value) => sum + value, 0) / all.length
}

function write(text: string): void {
  process.stdout.write(`${text}\n`)
}
