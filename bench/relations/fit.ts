import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import { coursesToJudge, embedded } from './courses.ts'
import { learn, learnable, lessonsOf } from './learn.ts'

/** Prints the weights learnt from the given courses, for `apps/suggest/src/relations/judging/weights.ts`. */
const given = coursesToJudge()
const embedder = await createEmbedder({ kind: 'local' })
const courses = await embedded(given, embedder)
await embedder.close()
const found = learn(courses.map(lessonsOf))
for (const name of ['bias', ...learnable, 'common'] as const)
  process.stdout.write(`${name}: ${found[name].toFixed(2)},\n`)
