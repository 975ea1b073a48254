import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import { suggestRelations } from '../../apps/suggest/src/relations/suggest-relations.ts'
import type { Edge } from '../given-courses.ts'
import { mostSimilar, randomPairs } from './baselines.ts'
import { coursesToJudge, embedded, germanCourse, type KnownCourse } from './courses.ts'
import { dependencies, type Figures, figuresOf, mean, meanFigures, placesOf } from './figures.ts'
import { leaveOneOut } from './learn.ts'
import { timeFor } from './speed.ts'

const given = coursesToJudge()
const embedder = await createEmbedder({ kind: 'local' })
const judged = await embedded(given, embedder)
const begun = await embedded(given, embedder, 'This part of the course treats the following matter: ')
const german = await embedded(germanCourse(), embedder)
await embedder.close()

const unseen = leaveOneOut(judged)
const shipped = ({ course }: KnownCourse) => dependencies(suggestRelations(course))
const byOthers = ({ course }: KnownCourse, i: number) => dependencies(suggestRelations(course, unseen[i]))

print('Random pairs', judged, ({ course }, i) => randomPairs(course, i))
print('Cosine only', judged, ({ course }) => mostSimilar(course))
print('Relations, each course by weights learnt from the others', judged, byOthers)
print('The same where all texts begin with the same words', begun, byOthers)
print('Relations, weights as shipped', judged, shipped)
print('Relations, weights as shipped, a German course of our own', german, shipped)
printRanking('Suggest, learning goals of the given courses', judged)
printRanking('Suggest, learning goals of the German course', german)

write('\nSpeed, embeddings present\ncompetencies  ms')
for (const [size, runs] of [
  [100, 10],
  [1_000, 3],
  [10_000, 1],
] as const) {
  write(String(size).padEnd(14) + timeFor(size, judged, runs).toFixed(0))
}

function print(title: string, courses: readonly KnownCourse[], suggest: (known: KnownCourse, i: number) => Edge[]) {
  const all = courses.map((known, i) => ({ known, figures: figuresOf(suggest(known, i), known) }))
  write(`\n${title}\ncourse  competencies  precision@10  F1     reversed  cycles  per competency`)
  for (const [i, { known, figures }] of all.entries())
    write(line(String(i + 1), known.course.competencies.length, figures))
  const means = meanFigures(all.map(({ figures }) => figures))
  write(line('mean', mean(courses.map(({ course }) => course.competencies.length)), means))
}

function line(name: string, size: number, { precisionAt10, f1, reversed, cycles, density }: Figures): string {
  const cells = [size.toFixed(0), precisionAt10.toFixed(3), f1.toFixed(3), reversed.toFixed(3), String(cycles)]
  const widths = [14, 14, 7, 10, 8]
  return name.padEnd(8) + cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('') + density.toFixed(2)
}

function rankOf(places: readonly number[]): number {
  return mean(places.map(place => 1 / place))
}

function printRanking(title: string, courses: readonly KnownCourse[]): void {
  const places = courses.flatMap(placesOf)
  if (places.length === 0) return
  const hit = mean(places.map(place => Number(place <= 3)))
  write(`\n${title}\nqueries  MRR    hit@3`)
  write(String(places.length).padEnd(9) + rankOf(places).toFixed(3).padEnd(7) + hit.toFixed(3))
}

function write(text: string): void {
  process.stdout.write(`${text}\n`)
}
