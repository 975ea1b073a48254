import { setTimeout as pause } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import { median } from '../numbers.ts'
import { api, type Service } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { ms } from '../table.ts'
import { type Competency, competenciesOf, doubled } from '../texts.ts'

/** `strangers`: courses of the same size of which no text has been read before, `long` ones have texts of twice the length. */
const courses = [
  {
    id: 1,
    size: 100,
    mostMs: 30,
    times: 9,
    strangers: [11, 12, 13, 14, 15, 16, 17, 18, 19],
    long: [31, 32, 33, 34, 35],
  },
  { id: 2, size: 1_000, mostMs: 500, times: 5, strangers: [21, 22, 23], long: [] },
  { id: 3, size: 10_000, mostMs: 10_000, times: 2, strangers: [], long: [] },
] as const
/** The newest, on which a service rehearses after its start; nobody asks for them here. */
const rehearsed = [91, 92, 93, 94, 95, 96, 97, 98]
const mostRepeatedMs = 3
const starts = 5
/** How often a person asks, and how many times after each start. */
const personMs = 1_500
const youngAsked = 5
/** Longer than the moment after which relations are worked out ahead. */
const momentMs = 600
/**
 * Longer than for other figures, since a second has twenty of these requests and not thousands; what it is like without
 * stands in a row of its own.
 */
const leadInMs = 3_000

const firstOf = (id: number) => id * 100_000

export const pathOf = (courseId: number) => `${api}/competency/relations/suggest/${courseId}`

/** Relations of a course that nobody has asked for since it changed, and of one that somebody has. */
export const relationRows = async (bench: Bench): Promise<void> => {
  const url = await bench.freshStore()
  const stored = courses.map(({ id, size }) => competenciesOf(id, size, firstOf(id)))
  const strange = courses.flatMap(({ size, strangers, long }) => [
    ...strangers.flatMap(id => competenciesOf(id, size, firstOf(id))),
    ...long.flatMap(id => competenciesOf(id, size, firstOf(id), doubled)),
  ])
  const newest = rehearsed.flatMap(id => competenciesOf(id, 100, firstOf(id)))
  await seed(url, [...stored.flat(), ...strange, ...newest])
  const part = `relations, ${bench.engine}`
  const firsts: number[] = []
  const young: number[] = []
  for (let start = 1; start < starts; start++) {
    const service = await startedOn(bench, url)
    firsts.push(...(await bench.sequence(service.target('GET', pathOf(courses[0].id)), 1)))
    for (const id of courses[0].strangers.slice(0, youngAsked)) {
      await pause(personMs)
      young.push(...(await bench.sequence(service.target('GET', pathOf(id)), 1)))
    }
    await service.stop()
  }
  const service = await startedOn(bench, url)
  for (const [at, { id, size, mostMs, times, strangers, long }] of courses.entries()) {
    const target = service.target('GET', pathOf(id))
    const first = await bench.sequence(target, 1)
    let turn = 0
    const askAnew = async (): Promise<readonly number[]> => {
      await touch(service, stored[at]?.[0], turn++)
      return bench.sequence(target, 1)
    }
    for (const end = performance.now() + leadInMs; performance.now() < end; ) await askAnew()
    const cold: number[] = []
    for (let time = 0; time < times; time++) cold.push(...(await askAnew()))
    const once = async (ids: readonly number[]): Promise<readonly number[]> => {
      const taken: number[] = []
      for (const one of ids) taken.push(...(await bench.sequence(service.target('GET', pathOf(one)), 1)))
      return taken
    }
    const [anew, ofLong] = [await once(strangers), await once(long)]
    const ahead: number[] = []
    for (let time = 0; time < (at === 0 ? times : 0); time++) {
      await touch(service, stored[at]?.[0], turn++)
      await pause(momentMs)
      ahead.push(...(await bench.sequence(target, 1)))
    }
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
    report('cold, first since the start', median(at === 0 ? [...firsts, ...first] : first), mostMs)
    if (at === 0) report('cold, every text new, one in 1.5 s since the start', median(young), mostMs)
    report('cold', median(cold), mostMs)
    if (anew.length > 0) report('cold, every text new', median(anew), mostMs)
    if (ofLong.length > 0) report('cold, every text new and twice as long', median(ofLong), mostMs)
    if (ahead.length > 0) report('0.6 s after a save', median(ahead), mostRepeatedMs)
    report('repeated', median(repeated), mostRepeatedMs)
    await bare.stop()
  }
  await service.stop()
}

/** Somebody asks a moment after the start, not in the same instant, and not for the first time in their life. */
export const startedOn = async (
  bench: Bench,
  url: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Service> => {
  const service = await bench.serve(url, settings)
  const health = service.target('GET', `${api}/health`)
  const bare = await bench.bare(health, [await service.ask('GET', health.path)])
  await bench.sequence(bare.target, 100)
  await bare.stop()
  await pause(5_000)
  return service
}

/** A new title makes a new version of the course; the text that is embedded stays. */
const touch = async (service: Service, competency: Competency | undefined, turn: number): Promise<void> => {
  const competencies = [{ ...competency, title: `${competency?.title} ${turn}` }]
  await service.ask('POST', `${api}/competency/save`, { competencies, operation_type: 'UPDATE' })
}
