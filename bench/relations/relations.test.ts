import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import { readPrerequisites } from '../../apps/suggest/src/relations/judging/prerequisites.ts'
import { suggestRelations } from '../../apps/suggest/src/relations/suggest-relations.ts'
import { coursesIn } from './courses.ts'
import { dependencies, figuresOf, meanFigures } from './figures.ts'

test('for a course that nothing was learnt from, eight of the first ten relations are right and none is reversed', async () => {
  const embedder = await createEmbedder({ kind: 'local', workers: 1 })
  const courses = await coursesIn([fileURLToPath(new URL('../data', import.meta.url))], embedder)
  await embedder.close()
  const prerequisites = readPrerequisites(embedder.prerequisitesFile ?? '', embedder.dimensions)
  const { tenRight, f1, against } = meanFigures(
    courses.map(known => figuresOf(dependencies(suggestRelations(known.course, { prerequisites })), known)),
  )
  expect(tenRight).toBeGreaterThanOrEqual(0.8)
  expect(f1).toBeGreaterThanOrEqual(0.7)
  expect(against).toBe(0)
})
