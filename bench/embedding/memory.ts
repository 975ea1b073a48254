import { createEmbedder } from '../../apps/suggest/src/embedding/create.ts'
import { LANGUAGES, ownExam } from './questions.ts'

/** A process of its own: prints the megabytes it holds after a thousand texts and with as many threads as told. */
const embedder = await createEmbedder({ kind: 'local', workers: Number(process.argv[2]) })
const texts = LANGUAGES.flatMap(language => ownExam('indirect', language, language).passages)
await embedder.embed(Array.from({ length: 11 }, (_, at) => texts.map(text => `${text} ${at}`)).flat())
console.log(Math.round(process.memoryUsage().rss / 1e6))
await embedder.close()
