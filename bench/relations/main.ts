import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import { readPrerequisites } from '../../apps/suggest/src/relations/judging/prerequisites.ts'
import { weights as shipped, type Weights } from '../../apps/suggest/src/relations/judging/weights.ts'
import { suggestRelations } from '../../apps/suggest/src/relations/suggest-relations.ts'
import type { Edge } from '../given-courses.ts'
import { mostSimilar, randomPairs } from './baselines.ts'
import { coursesIn, howToGiveCourses, type KnownCourse } from './courses.ts'
import { dependencies, type Figures, figuresOf, mean, meanFigures } from './figures.ts'
import { all, type Learnt, learn, lessonOf, texts } from './learn.ts'
import { timeFor } from './speed.ts'

const { values } = parseArgs({
  options: {
    courses: { type: 'string', multiple: true, default: [] },
    /** The folder that training wrote: what was learnt without each family. */
    without: { type: 'string' },
  },
})
const embedder = await createEmbedder({ kind: 'local' })
const courses = await coursesIn(values.courses, embedder)
await embedder.close()
if (courses.length === 0) {
  console.error(howToGiveCourses)
  process.exit(1)
}

const { prerequisitesFile = '', dimensions } = embedder
const unseen = (family: string) => {
  const file = join(values.without ?? '', `${family}.f32`)
  return readPrerequisites(values.without !== undefined && existsSync(file) ? file : prerequisitesFile, dimensions)
}
const lessons = courses.map(known => lessonOf(known, unseen(known.family)))
const together = learn(lessons, all)
const fromTexts = learn(lessons, texts)
const learntAlone = learn(lessons, ['needed', 'before'])
const words = learn(lessons, ['named', 'words', 'within'])

type Suggest = (known: KnownCourse, at: number) => Edge[]
const by =
  (learnt: Learnt, hasKnowledge: boolean): Suggest =>
  ({ family, course }) =>
    dependencies(
      suggestRelations(course, {
        prerequisites: hasKnowledge ? unseen(family) : undefined,
        weights: learnt.without(family),
      }),
    )

print('Random pairs', ({ course }, at) => randomPairs(course, at))
print('Cosine only', ({ course }) => mostSimilar(course))
print('Words alone, each family by weights learnt from the others', by(words, false))
print('Prerequisites learnt alone, likewise', by(learntAlone, true))
print('Without prerequisites learnt, likewise', by(fromTexts, false))
print('All together, likewise', by(together, true))
print('As shipped', ({ course }) =>
  dependencies(suggestRelations(course, { prerequisites: readPrerequisites(prerequisitesFile, dimensions) })),
)
printReliability()
printWeights('withKnowledge', together.whole)
printWeights('fromTexts', fromTexts.whole)

write('\nSpeed, embeddings present\ncompetencies  ms')
for (const [size, runs] of [
  [100, 10],
  [1_000, 3],
  [10_000, 1],
] as const)
  write(String(size).padEnd(14) + timeFor(size, courses, runs).toFixed(0))

function print(title: string, suggest: Suggest): void {
  const figures = courses.map((known, at) => ({ family: known.family, figures: figuresOf(suggest(known, at), known) }))
  write(`\n${title}\nfamily              courses  ten right  in order  F1     along  against  per competency`)
  const means = [...Map.groupBy(figures, ({ family }) => family)].map(([family, some]) => {
    const found = meanFigures(some.map(one => one.figures))
    write(line(family, some.length, found))
    return found
  })
  write(line('mean of families', courses.length, meanFigures(means)))
}

function line(name: string, count: number, found: Figures): string {
  const { tenRight, tenInOrder, f1, along, against, perCompetency } = found
  const cells = [tenRight, tenInOrder, f1, along, against, perCompetency]
  const widths = [11, 10, 7, 7, 9, 14]
  return (
    name.padEnd(20) + String(count).padEnd(9) + cells.map((cell, at) => told(cell).padEnd(widths[at] ?? 0)).join('')
  )
}

function told(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(3)
}

/** Of the relations with about this score, how many hold: are along the known order, in families left out. */
function printReliability(): void {
  const drawn = courses.flatMap(known =>
    suggestRelations(known.course, { prerequisites: unseen(known.family), weights: together.without(known.family) })
      .filter(({ relation_type }) => relation_type !== 'MATCHES')
      .map(relation => {
        const [edge] = dependencies([relation])
        return {
          family: known.family,
          score: relation.score,
          holds: edge !== undefined && known.isBefore(edge.tail_id, edge.head_id),
        }
      }),
  )
  write('\nReliability\nscore      relations  hold, mean of families')
  for (let low = 0.5; low < 0.95; low += 0.1) {
    const some = drawn.filter(({ score }) => score >= low && score < low + 0.1)
    const shares = [...Map.groupBy(some, ({ family }) => family).values()].map(ones =>
      mean(ones.map(({ holds }) => Number(holds))),
    )
    if (some.length > 0)
      write(
        `${low.toFixed(1)}–${(low + 0.1).toFixed(1)}    ${String(some.length).padEnd(11)}${mean(shares).toFixed(2)}`,
      )
  }
}

function printWeights(name: keyof typeof shipped, found: Weights): void {
  write(`\nWeights: ${name}`)
  for (const signal of ['bias', ...all, 'common'] as const) write(`${signal}: ${found[signal].toFixed(3)},`)
}

function write(text: string): void {
  process.stdout.write(`${text}\n`)
}
