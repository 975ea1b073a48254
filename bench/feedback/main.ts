import { parseArgs } from 'node:util'
import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import { coursesIn, howToGiveCourses } from '../relations/courses.ts'
import { simulate } from './simulate.ts'

const { values } = parseArgs({
  options: { courses: { type: 'string', multiple: true, default: [] }, every: { type: 'string', default: '1' } },
})
const embedder = await createEmbedder({ kind: 'local' })
const courses = (await coursesIn(values.courses, embedder)).flatMap(({ course, requires }, at) =>
  requires && at % Number(values.every) === 0 ? [{ course, requires }] : [],
)
await embedder.close()
if (courses.length === 0) {
  console.error(`${howToGiveCourses} --every 5 takes every fifth course.`)
  process.exit(1)
}

const shares: { readonly asked: number; readonly random: number }[] = []
write('candidates  known among them  questions until 80 % of these are found  in random order')
for (const { course, requires } of courses) {
  const { candidates, known, asked, random } = simulate(course, requires)
  shares.push({ asked: asked / candidates, random: random / candidates })
  const cells = [String(candidates).padEnd(12), String(known).padEnd(18), String(asked).padEnd(41), random]
  write(cells.join(''))
}
const mean = (of: 'asked' | 'random') => shares.reduce((sum, share) => sum + share[of], 0) / shares.length
write(`share of the candidates, mean: ${mean('asked').toFixed(3)}, in random order ${mean('random').toFixed(3)}`)

function write(text: string): void {
  process.stdout.write(`${text}\n`)
}
