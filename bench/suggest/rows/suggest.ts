import type { Bench } from '../bench.ts'
import { median, quantile } from '../numbers.ts'
import { api } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { ms, perSecond as rate } from '../table.ts'
import { competenciesOf, questions } from '../texts.ts'
import { compare } from './compare.ts'

const competencies = 200
const connections = 16
const leastRatio = { PGlite: 0.4, PostgreSQL: 0.2 } as const

/** A suggestion without the cost of a model: the hash embedder embeds, and no text repeats. */
export const suggestRows = async (bench: Bench): Promise<void> => {
  const url = await bench.freshStore()
  await seed(url, competenciesOf(1, competencies, 1))
  const service = await bench.serve(url)
  const bodies = questions(40_000).map(description => ({ description, course_id: 1 }))
  const target = service.target('POST', `${api}/competency/suggest`, bodies)
  const answers: string[] = []
  for (const body of bodies.slice(0, 500)) answers.push(await service.ask('POST', `${api}/competency/suggest`, body))
  const bare = await bench.bare(target, answers)

  const { ours, theirs, ratio, cpu } = await compare(bench, service, bare, target, connections)
  const part = `suggest, ${competencies} competencies, ${bench.engine}`
  const least = leastRatio[bench.engine]
  bench.report({
    part,
    figure: 'throughput beyond embedding',
    measured: rate(ours),
    bare: rate(theirs),
    ratio,
    target: `≥ ${least.toFixed(2)}`,
    isMet: ratio >= least,
  })
  bench.report({
    part,
    figure: 'work of the processor a request',
    measured: ms(cpu.ours),
    bare: ms(cpu.theirs),
    ratio: cpu.theirs / cpu.ours,
  })

  const half = ours / 2
  const rounds = { ours: [] as number[], theirs: [] as number[] }
  for (let round = 0; round < bench.rounds; round++) {
    rounds.theirs.push(quantile(await bench.pace(bare.target, bench.seconds, half), 0.99))
    rounds.ours.push(quantile(await bench.pace(target, bench.seconds, half), 0.99))
  }
  const p99 = median(rounds.ours)
  bench.report({
    part,
    figure: `p99 at half load (${rate(half)})`,
    measured: ms(p99),
    bare: ms(median(rounds.theirs)),
    ratio: median(rounds.theirs) / p99,
  })
  await bare.stop()
  await service.stop()
}
