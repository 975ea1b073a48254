import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { createEmbedder, type EmbedderSettings } from '../../apps/suggest/src/embedding/create.ts'
import { EmbeddingError } from '../../apps/suggest/src/embedding/embedder.ts'
import { coursesIn, howToGiveCourses } from '../given-courses.ts'
import { calibrate, cut } from './calibrate.ts'
import { meanReciprocalRank, type Outcome, sit } from './evaluate.ts'
import { courseExams, LANGUAGES, ownExam } from './questions.ts'
import { measureThroughput } from './throughput.ts'

/** The minimum mean reciprocal rank for ordinary paraphrases, by direction. */
const LEAST = { 'en→en': 0.84, 'de→de': 0.88, 'de→en': 0.87, 'en→de': 0.84 } satisfies Record<string, number>
const LEAST_RATIO = 0.9

const { values } = parseArgs({
  options: { directory: { type: 'string' }, courses: { type: 'string' }, quick: { type: 'boolean' } },
})
const settings: EmbedderSettings = values.directory ? { kind: 'onnx', directory: values.directory } : { kind: 'local' }
const embedder = await createEmbedder(settings).catch((error: unknown) => {
  if (!(error instanceof EmbeddingError)) throw error
  console.error(error.message)
  process.exit(1)
})
await embedder.ready()
const misses: string[] = []
const number = (value: number) => value.toFixed(3)

console.log(`${embedder.model}, ${embedder.dimensions} dimensions\n`)
console.log('mean reciprocal rank   paraphrases   indirect   both   least (paraphrases)')
const paraphrases: Outcome[] = []
const indirect: Outcome[] = []
for (const from of LANGUAGES) {
  for (const to of LANGUAGES) {
    const direction = `${from}→${to}` as const
    const plain = await sit(embedder, ownExam('paraphrase', from, to))
    const hard = await sit(embedder, ownExam('indirect', from, to))
    const ranks = [plain, hard, [...plain, ...hard]].map(meanReciprocalRank)
    console.log(`${direction.padEnd(23)}${ranks.map(number).join('         ')}   ${LEAST[direction]}`)
    if ((ranks[0] ?? 0) < LEAST[direction]) misses.push(`${direction} is below ${LEAST[direction]}`)
    paraphrases.push(...plain)
    indirect.push(...hard)
  }
}

const given = values.courses === undefined ? [] : coursesIn(values.courses)
const courses = (await Promise.all(courseExams(given).map(exam => sit(embedder, exam)))).flat()
if (courses.length > 0) console.log(`${'courses (goals)'.padEnd(23)}${number(meanReciprocalRank(courses))}`)
else console.log(`courses (goals)        left out. ${howToGiveCourses}`)

const groups = Object.entries({ paraphrases, indirect, courses }).filter(([, outcomes]) => outcomes.length > 0)
const best = calibrate(groups.map(([, outcomes]) => outcomes))
console.log(`\nthreshold: best ${best}, the model's own ${embedder.threshold}`)
for (const [name, outcomes] of groups) {
  const { kept, noise, shown } = cut(outcomes, embedder.threshold)
  const share = `keeps ${number(kept)} of the right answers and ${number(noise)} of the others`
  console.log(`  ${name.padEnd(12)} ${share}; ${shown.toFixed(1)} answers a question`)
}
await embedder.close()

if (!values.directory && !values.quick) {
  const texts = LANGUAGES.flatMap(language => ownExam('indirect', language, language).passages)
  const many = Array.from({ length: 4 }, (_, at) => texts.map(text => `${text} ${at}`)).flat()
  const memory = fileURLToPath(new URL('./memory.ts', import.meta.url))
  console.log('\nmemory of a process that does nothing else')
  for (const workers of [1, 2, 4]) {
    const { stdout } = await promisify(execFile)(process.execPath, [memory, String(workers)])
    console.log(`  ${workers} worker threads: ${stdout.trim()} MB`)
  }
  const { raw, adapter, ratio, cpuRatio } = await measureThroughput(many)
  console.log('\n                          texts/s   CPU ms a text')
  for (const [name, turn] of Object.entries({ 'raw model': raw, 'adapter, 32 clients': adapter })) {
    console.log(`  ${name.padEnd(23)} ${turn.textsPerSecond.toFixed(0).padStart(7)}   ${turn.cpuMsPerText.toFixed(2)}`)
  }
  console.log(`  ${'ratio'.padEnd(23)} ${ratio.toFixed(2).padStart(7)}   ${cpuRatio.toFixed(2)}`)
  if (ratio < LEAST_RATIO) misses.push(`the adapter reaches only ${ratio.toFixed(2)} of the raw throughput`)
}

for (const miss of misses) console.error(`MISSED: ${miss}`)
process.exitCode = misses.length > 0 ? 1 : 0
