import { expect, test } from 'vitest'
import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import { suggestRelations } from '../../apps/suggest/src/relations/suggest-relations.ts'
import { embedded, germanCourse } from './courses.ts'
import { dependencies, figuresOf, meanFigures } from './figures.ts'

test('for a course outside the training data, eight of the first ten relations are right and none is reversed', async () => {
  const embedder = await createEmbedder({ kind: 'local', workers: 1 })
  const courses = await embedded(germanCourse(), embedder)
  await embedder.close()
  const { precisionAt10, f1, reversed, cycles } = meanFigures(
    courses.map(known => figuresOf(dependencies(suggestRelations(known.course)), known)),
  )
  expect(precisionAt10).toBeGreaterThanOrEqual(0.8)
  expect(f1).toBeGreaterThanOrEqual(0.7)
  expect(reversed).toBe(0)
  expect(cycles).toBe(0)
})
