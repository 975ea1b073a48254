import type { Bench } from '../bench.ts'
import { median } from '../numbers.ts'
import { type Part, startPart } from '../processes/part.ts'
import type { Embedding } from '../processes/raw-model.ts'
import { api, type Service } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { perSecond } from '../table.ts'
import { competenciesOf, questions } from '../texts.ts'
import { compare } from './compare.ts'
import { localModel } from './local-model.ts'

const path = `${api}/competency/suggest`
const clients = 32
const leastRatio = 0.9
/** More than any likely machine embeds in a turn, so that no text repeats. */
const textsOfTurn = 8_000
const textsOfModel = 600
/** Twice the length of other turns, because at three hundred texts a second the result would be imprecise. */
const turnsInOne = 2

/**
 * The local embedder behind the whole service, compared with only the model on every core, also while a bare handler
 * answers as many requests; and a repeated text.
 */
export const embeddingRows = async (bench: Bench): Promise<void> => {
  const url = await bench.freshStore()
  await seed(url, competenciesOf(1, 200, 1), await localModel())
  const service = await bench.serve(url, { EMBEDDER: 'local' })
  const texts = questions(textsOfTurn * (1 + bench.rounds), 7)
  const bodies = texts.map(description => ({ description, course_id: 1 }))
  const newTexts = (turn: number) =>
    service.target('POST', path, bodies.slice(turn * textsOfTurn, (turn + 1) * textsOfTurn))
  // Warms up first: at three hundred requests a second the JIT needs a while.
  await repeatedRow(bench, service, bodies[0])
  const model: Part<Embedding, number> = startPart(new URL('../processes/raw-model.ts', import.meta.url))
  const seconds = bench.seconds * turnsInOne
  const embedding = { texts: spread(texts, textsOfModel), seconds }
  const bare = await bench.bare(newTexts(0), [await service.ask('POST', path, bodies[0])])
  await model.ask(embedding)
  await bench.flood(newTexts(0), clients, seconds)
  const rates = { alone: [] as number[], ours: [] as number[], shared: [] as number[] }
  for (let round = 0; round < bench.rounds; round++) {
    rates.alone.push(await model.ask(embedding))
    const before = await service.metric('embedder_misses_total')
    const { perSecond: answered, requests } = await bench.flood(newTexts(1 + round), clients, seconds)
    const embedded = (await service.metric('embedder_misses_total')) - before
    const ours = (answered * Math.min(embedded, requests)) / requests
    rates.ours.push(ours)
    const [shared] = await Promise.all([model.ask(embedding), bench.pace(bare.target, seconds, ours)])
    rates.shared.push(shared)
  }
  await model.stop()
  await bare.stop()
  const part = `suggest, local embedder, ${bench.engine}`
  const figure = `${clients} clients, every text new`
  const measured = perSecond(median(rates.ours))
  const ratioTo = (others: readonly number[]) => median(rates.ours.map((own, at) => own / (others[at] ?? Number.NaN)))
  const ratio = ratioTo(rates.alone)
  bench.report({
    part,
    figure,
    measured,
    bare: `${perSecond(median(rates.alone))} (model alone)`,
    ratio,
    target: `≥ ${leastRatio.toFixed(2)}`,
    isMet: ratio >= leastRatio,
  })
  bench.report({
    part,
    figure: `${figure} (2)`,
    measured,
    bare: `${perSecond(median(rates.shared))} (model, and as many bare answers)`,
    ratio: ratioTo(rates.shared),
  })
  await service.stop()
}

const repeatedRow = async (bench: Bench, service: Service, body: unknown): Promise<void> => {
  const repeated = service.target('POST', path, [body])
  const bare = await bench.bare(repeated, [await service.ask('POST', path, body)])
  const before = await service.metric('embedder_misses_total')
  const compared = await compare(bench, service, bare, repeated, clients)
  const embedded = (await service.metric('embedder_misses_total')) - before
  bench.report({
    part: `suggest, local embedder, ${bench.engine}`,
    figure: `${clients} clients, one text repeated: ${embedded} embedded`,
    measured: perSecond(compared.ours),
    bare: perSecond(compared.theirs),
    ratio: compared.ratio,
    target: '0 embedded',
    isMet: embedded === 0,
  })
  await bare.stop()
}

const spread = (texts: readonly string[], count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => texts[Math.floor((at * texts.length) / count)] ?? '')
