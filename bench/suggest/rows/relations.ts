import type { Bench } from '../bench.ts'
import { median } from '../numbers.ts'
import { api, type Service } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { ms } from '../table.ts'
import { type Competency, competenciesOf } from '../texts.ts'

const courses = [
  { id: 1, size: 100, mostMs: 30, times: 9 },
  { id: 2, size: 1_000, mostMs: 500, times: 5 },
  { id: 3, size: 10_000, mostMs: 10_000, times: 2 },
] as const
const mostRepeatedMs = 3
/** As for every other figure, a second of the same is not counted; what it is like without stands in a row of its own. */
const leadInMs = 1_000

const pathOf = (courseId: number) => `${api}/competency/relations/suggest/${courseId}`

/** Relations of a course that nobody has asked for since it changed, and of one that somebody has. */
export const relationRows = async (bench: Bench): Promise<void> => {
  const url = await bench.freshStore()
  const stored = courses.map(({ id, size }) => competenciesOf(id, size, id * 100_000))
  await seed(url, stored.flat())
  const service = await bench.serve(url)
  // Somebody asks a moment after the start, not in the same instant.
  await service.ask('GET', `${api}/health`)
  await new Promise(resolve => setTimeout(resolve, 5_000))
  const part = `relations, ${bench.engine}`
  for (const [at, { id, size, mostMs, times }] of courses.entries()) {
    const target = service.target('GET', pathOf(id))
    const first = (await bench.sequence(target, 1))[0] ?? Number.NaN
    let turn = 0
    const askAnew = async (): Promise<readonly number[]> => {
      await touch(service, stored[at]?.[0], turn++)
      return bench.sequence(target, 1)
    }
    for (const end = performance.now() + leadInMs; performance.now() < end; ) await askAnew()
    const cold: number[] = []
    for (let time = 0; time < times; time++) cold.push(...(await askAnew()))
    const bare = await bench.bare(target, [await service.ask('GET', pathOf(id))])
    const bareMs = median(await bench.sequence(bare.target, 100))
    const figure = `${size.toLocaleString('en').replace(',', ' ')} competencies, cold`
    const common = { part, bare: ms(bareMs), target: `≤ ${mostMs} ms` }
    bench.report({
      ...common,
      figure: `${figure}, first since the start`,
      measured: ms(first),
      ratio: bareMs / first,
      isMet: first <= mostMs,
    })
    const again = median(cold)
    bench.report({ ...common, figure, measured: ms(again), ratio: bareMs / again, isMet: again <= mostMs })
    const repeated = median(await bench.sequence(target, 300))
    bench.report({
      part,
      figure: `${figure.split(',')[0]}, repeated`,
      measured: ms(repeated),
      bare: ms(bareMs),
      ratio: bareMs / repeated,
      target: `≤ ${mostRepeatedMs} ms`,
      isMet: repeated <= mostRepeatedMs,
    })
    await bare.stop()
  }
  await service.stop()
}

/** A new title makes a new version of the course; the text that is embedded stays. */
const touch = async (service: Service, competency: Competency | undefined, turn: number): Promise<void> => {
  const competencies = [{ ...competency, title: `${competency?.title} ${turn}` }]
  await service.ask('POST', `${api}/competency/save`, { competencies, operation_type: 'UPDATE' })
}
