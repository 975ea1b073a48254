import { beforeAll, expect, test } from 'vitest'
import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import { weights } from '../../apps/suggest/src/relations/judging/weights.ts'
import { suggestRelations } from '../../apps/suggest/src/relations/suggest-relations.ts'
import { type KnownCourse, knownCourses } from './courses.ts'
import { dependencies, figuresOf, meanFigures } from './figures.ts'
import { learn, learnable, leaveOneOut, lessonsOf } from './learn.ts'

let courses: readonly KnownCourse[] = []

beforeAll(async () => {
  const embedder = await createEmbedder({ kind: 'local' })
  courses = await knownCourses('courses-dev.json', embedder)
  await embedder.close()
})

test('the shipped weights are those the courses teach', () => {
  const found = learn(courses.map(lessonsOf))
  // Machines of another kind round the model's numbers in another way.
  for (const name of ['bias', ...learnable] as const)
    expect(Math.abs(weights[name] - found[name])).toBeLessThan(Math.max(0.05, 0.02 * Math.abs(found[name])))
})

test('courses that were not learnt from are judged as well as promised', () => {
  const unseen = leaveOneOut(courses)
  const figures = courses.map((known, i) =>
    figuresOf(dependencies(suggestRelations(known.course, { weights: unseen[i] })), known),
  )
  const { precisionAt10, f1, reversed, cycles } = meanFigures(figures)
  expect(precisionAt10).toBeGreaterThanOrEqual(0.8)
  expect(f1).toBeGreaterThanOrEqual(0.5)
  expect(reversed).toBeLessThanOrEqual(0.05)
  expect(cycles).toBe(0)
})
