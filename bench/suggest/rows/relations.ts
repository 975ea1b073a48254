import type { Bench } from '../bench.ts'
import { median } from '../numbers.ts'
import { api, type Service } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { ms } from '../table.ts'
import { type Competency, competenciesOf } from '../texts.ts'

/** `strangers`: as many courses of the same size of which no text has been read before. */
const courses = [
  { id: 1, size: 100, mostMs: 30, times: 9, strangers: [11, 12, 13, 14, 15] },
  { id: 2, size: 1_000, mostMs: 500, times: 5, strangers: [21, 22, 23] },
  { id: 3, size: 10_000, mostMs: 10_000, times: 2, strangers: [] },
] as const
const mostRepeatedMs = 3
/**
 * Longer than for other figures, since a second has twenty of these requests and not thousands; what it is like without
 * stands in a row of its own.
 */
const leadInMs = 3_000

const made = (id: number, size: number) => competenciesOf(id, size, id * 100_000)

const pathOf = (courseId: number) => `${api}/competency/relations/suggest/${courseId}`

/** Relations of a course that nobody has asked for since it changed, and of one that somebody has. */
export const relationRows = async (bench: Bench): Promise<void> => {
  const url = await bench.freshStore()
  const stored = courses.map(({ id, size }) => made(id, size))
  const strange = courses.flatMap(({ size, strangers }) => strangers.flatMap(id => made(id, size)))
  await seed(url, [...stored.flat(), ...strange])
  const service = await bench.serve(url)
  // Somebody asks a moment after the start, not in the same instant.
  await service.ask('GET', `${api}/health`)
  await new Promise(resolve => setTimeout(resolve, 5_000))
  const part = `relations, ${bench.engine}`
  for (const [at, { id, size, mostMs, times, strangers }] of courses.entries()) {
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
    const anew: number[] = []
    for (const stranger of strangers) anew.push(...(await bench.sequence(service.target('GET', pathOf(stranger)), 1)))
    const repeated = await bench.sequence(target, 300)
    const bare = await bench.bare(target, [await service.ask('GET', pathOf(id))])
    const bareMs = median(await bench.sequence(bare.target, 100))
    const report = (figure: string, measured: number, most: number) =>
      bench.report({
        part,
        figure: `${size.toLocaleString('en').replace(',', ' ')} competencies, ${figure}`,
        measured: ms(measured),
        bare: ms(bareMs),
        ratio: bareMs / measured,
        target: `≤ ${most} ms`,
        isMet: measured <= most,
      })
    report('cold, first since the start', first, mostMs)
    report('cold', median(cold), mostMs)
    if (anew.length > 0) report('cold, every text new', median(anew), mostMs)
    report('repeated', median(repeated), mostRepeatedMs)
    await bare.stop()
  }
  await service.stop()
}

/** A new title makes a new version of the course; the text that is embedded stays. */
const touch = async (service: Service, competency: Competency | undefined, turn: number): Promise<void> => {
  const competencies = [{ ...competency, title: `${competency?.title} ${turn}` }]
  await service.ask('POST', `${api}/competency/save`, { competencies, operation_type: 'UPDATE' })
}
