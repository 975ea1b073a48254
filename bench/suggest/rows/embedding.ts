import type { Bench } from '../bench.ts'
import { median } from '../numbers.ts'
import { type Part, startPart } from '../processes/part.ts'
import { api } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { perSecond } from '../table.ts'
import { competenciesOf, questions } from '../texts.ts'
import { compare } from './compare.ts'
import { localModel } from './local-model.ts'

const clients = 32
const leastRatio = 0.9
/** More than a turn embeds on any machine that this is likely to run on: none is asked twice. */
const textsOfTurn = 20_000

/** The local embedder behind the whole service, beside the model alone on every core; and a text that is repeated. */
export const embeddingRows = async (bench: Bench): Promise<void> => {
  const url = await bench.freshStore()
  await seed(url, competenciesOf(1, 200, 1), await localModel())
  const service = await bench.serve(url, { EMBEDDER: 'local' })
  const path = `${api}/competency/suggest`
  const texts = questions(textsOfTurn * (1 + bench.rounds), 7)
  const bodies = texts.map(description => ({ description, course_id: 1 }))
  const newTexts = (turn: number) =>
    service.target('POST', path, bodies.slice(turn * textsOfTurn, (turn + 1) * textsOfTurn))
  const model: Part<readonly string[], number> = startPart(new URL('../processes/raw-model.ts', import.meta.url))
  const some = texts.slice(0, 600)
  await model.ask(some)
  await bench.flood(newTexts(0), clients, bench.seconds)
  const [raw, ours] = [[], []] as [number[], number[]]
  for (let round = 0; round < bench.rounds; round++) {
    raw.push(await model.ask(some))
    const before = await service.metric('embedder_misses_total')
    const { perSecond: answered, requests } = await bench.flood(newTexts(1 + round), clients, bench.seconds)
    const embedded = (await service.metric('embedder_misses_total')) - before
    ours.push((answered * Math.min(embedded, requests)) / requests)
  }
  await model.stop()
  const ratio = median(ours.map((own, at) => own / (raw[at] ?? Number.NaN)))
  bench.report({
    part: `suggest, local embedder, ${bench.engine}`,
    figure: `${clients} clients, every text new`,
    measured: perSecond(median(ours)),
    bare: `${perSecond(median(raw))} (model alone)`,
    ratio,
    target: `≥ ${leastRatio.toFixed(2)}`,
    isMet: ratio >= leastRatio,
  })

  const [again] = bodies
  const repeated = service.target('POST', path, [again])
  const bare = await bench.bare(repeated, [await service.ask('POST', path, again)])
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
  await service.stop()
}
