import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import { coursesIn } from '../relations/courses.ts'
import { simulate } from './simulate.ts'

test('the questions that the service asks find the prerequisites of a course sooner than random ones', async () => {
  const embedder = await createEmbedder({ kind: 'local', workers: 1 })
  const [known] = await coursesIn([fileURLToPath(new URL('../data', import.meta.url))], embedder)
  await embedder.close()
  if (!known?.requires) throw new Error('There is no course.')
  const { asked, random } = simulate(known.course, known.requires)
  expect(asked).toBeLessThan(random * 0.7)
})
