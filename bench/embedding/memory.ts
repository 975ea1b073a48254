import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import { LANGUAGES, ownExam } from './questions.ts'

/** A separate process that prints its megabytes after a thousand texts with the given number of threads. */
const embedder = await createEmbedder({ kind: 'local', workers: Number(process.argv[2]) })
const texts = LANGUAGES.flatMap(language => ownExam('indirect', language, language).passages)
await embedder.embed(Array.from({ length: 11 }, (_, at) => texts.map(text => `${text} ${at}`)).flat())
console.log(Math.round(process.memoryUsage().rss / 1e6))
await embedder.close()
