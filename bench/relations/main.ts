import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import { suggestRelations } from '../../apps/suggest/src/relations/suggest-relations.ts'
import { mostSimilar, randomPairs } from './baselines.ts'
import { type Edge, type KnownCourse, knownCourses } from './courses.ts'
import { dependencies, type Figures, figuresOf, mean, meanFigures, placesOf } from './figures.ts'
import { leaveOneOut } from './learn.ts'
import { timeFor } from './speed.ts'

const embedder = await createEmbedder({ kind: 'local' })
const english = await knownCourses('courses-dev.json', embedder)
const begun = await knownCourses('courses-dev.json', embedder, 'This part of the course treats the following matter: ')
const german = await knownCourses('course-german.json', embedder)
await embedder.close()

const unseen = leaveOneOut(english)
const shipped = ({ course }: KnownCourse) => dependencies(suggestRelations(course))

print('Random pairs', english, ({ course, id }) => randomPairs(course, id))
print('Cosine only', english, ({ course }) => mostSimilar(course))
const held = print('Relations, each course by weights learnt from the others', english, ({ course }, i) =>
  dependencies(suggestRelations(course, { weights: unseen[i] })),
)
print('The same where all texts begin with the same words', begun, ({ course }, i) =>
  dependencies(suggestRelations(course, { weights: unseen[i] })),
)
print('Relations, weights as shipped (learnt from these courses)', english, shipped)
print('Relations, a German course (nothing learnt from it)', german, shipped)
const ranking = printRanking('Suggest, courses-dev.json', english)
printRanking('Suggest, course-german.json', german)

write('\nSpeed, embeddings present\ncompetencies  ms')
for (const [size, runs] of [
  [100, 10],
  [1_000, 3],
  [10_000, 1],
] as const) {
  write(String(size).padEnd(14) + timeFor(size, english, runs).toFixed(0))
}

const thousandths = (value: number) => Math.round(value * 1_000) / 1_000
const met = [thousandths(held.precisionAt10) >= 0.8, held.f1 >= 0.5, held.reversed <= 0.05, held.cycles === 0]
const aims = 'precision@10 ≥ 0.80, F1 ≥ 0.50, reversed ≤ 0.05, cycles 0'
write(`\nTargets, by weights learnt from the other courses (${aims}): ${met.map(tick).join(' ')}`)
write(`Target of suggest (MRR ≥ 0.90): ${tick(ranking >= 0.9)}`)

function print(title: string, courses: readonly KnownCourse[], suggest: (known: KnownCourse, i: number) => Edge[]) {
  const all = courses.map((known, i) => ({ known, figures: figuresOf(suggest(known, i), known) }))
  write(`\n${title}\ncourse  competencies  precision@10  F1     reversed  cycles  per competency`)
  for (const { known, figures } of all) write(line(String(known.id), known.course.competencies.length, figures))
  const means = meanFigures(all.map(({ figures }) => figures))
  write(line('mean', mean(courses.map(({ course }) => course.competencies.length)), means))
  return means
}

function line(name: string, size: number, { precisionAt10, f1, reversed, cycles, density }: Figures): string {
  const cells = [size.toFixed(0), precisionAt10.toFixed(3), f1.toFixed(3), reversed.toFixed(3), String(cycles)]
  const widths = [14, 14, 7, 10, 8]
  return name.padEnd(8) + cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('') + density.toFixed(2)
}

function rankOf(places: readonly number[]): number {
  return mean(places.map(place => 1 / place))
}

function printRanking(title: string, courses: readonly KnownCourse[]): number {
  write(`\n${title}\ncourse  queries  MRR    hit@3`)
  const each = courses.map(known => ({ name: String(known.id), places: placesOf(known) }))
  const everything = { name: 'all', places: each.flatMap(({ places }) => places) }
  for (const { name, places } of [...each, everything]) {
    const hit = mean(places.map(place => Number(place <= 3)))
    write(name.padEnd(8) + String(places.length).padEnd(9) + rankOf(places).toFixed(3).padEnd(7) + hit.toFixed(3))
  }
  return rankOf(everything.places)
}

function write(text: string): void {
  process.stdout.write(`${text}\n`)
}

function tick(isMet: boolean): string {
  return isMet ? '✓' : '✗'
}
