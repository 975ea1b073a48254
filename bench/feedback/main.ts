import { parseArgs } from 'node:util'
import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import { readPrerequisites } from '../../apps/suggest/src/relations/judging/prerequisites.ts'
import { coursesIn, howToGiveCourses } from '../relations/courses.ts'
import { mean } from '../relations/figures.ts'
import { simulate } from './simulate.ts'

const { values } = parseArgs({
  options: { courses: { type: 'string', multiple: true, default: [] }, every: { type: 'string', default: '1' } },
})
const embedder = await createEmbedder({ kind: 'local' })
const courses = (await coursesIn(values.courses, embedder)).flatMap(({ family, course, requires }, at) =>
  requires && at % Number(values.every) === 0 ? [{ family, course, requires }] : [],
)
const { prerequisitesFile = '', dimensions } = embedder
const prerequisites = readPrerequisites(prerequisitesFile, dimensions)
await embedder.close()
if (courses.length === 0) {
  console.error(`${howToGiveCourses} --every 5 takes every fifth course.`)
  process.exit(1)
}

const shares: { readonly family: string; readonly asked: number; readonly random: number }[] = []
write('candidates  known among them  questions until 80 % of these are found  in random order')
for (const { family, course, requires } of courses) {
  const { candidates, known, asked, random } = simulate(course, requires, { prerequisites })
  shares.push({ family, asked: asked / candidates, random: random / candidates })
  const cells = [String(candidates).padEnd(12), String(known).padEnd(18), String(asked).padEnd(41), random]
  write(cells.join(''))
}
write('\nshare of the candidates, mean   asked  in random order')
for (const [family, some] of Map.groupBy(shares, share => share.family))
  write(
    family.padEnd(32) +
      mean(some.map(({ asked }) => asked))
        .toFixed(3)
        .padEnd(7) +
      mean(some.map(({ random }) => random)).toFixed(3),
  )

function write(text: string): void {
  process.stdout.write(`${text}\n`)
}
