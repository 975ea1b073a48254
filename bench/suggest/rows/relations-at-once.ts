import { setTimeout as pause } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import { median } from '../numbers.ts'
import { api } from '../processes/service.ts'
import { ms } from '../table.ts'
import { type Competency, competenciesOf } from '../texts.ts'
import { pathOf, startedOn } from './relations.ts'

const courses = 12
const size = 100
const mostMs = 30

/** Relations of a course asked for in the moment its save is answered, of a service that began with nothing. */
export const relationsAtOnceRows = async (bench: Bench): Promise<void> => {
  const service = await startedOn(bench, await bench.freshStore(), { EMBEDDER: 'local' })
  const askAfter = async (competencies: readonly Competency[]): Promise<readonly number[]> => {
    await service.ask('POST', `${api}/competency/save`, { competencies, operation_type: 'UPDATE' })
    const taken = await bench.sequence(service.target('GET', pathOf(competencies[0]?.course_id ?? 0)), 1)
    await pause(1_000)
    return taken
  }
  const isNew: number[] = []
  const isChanged: number[] = []
  for (let course = 1; course <= courses; course++)
    isNew.push(...(await askAfter(competenciesOf(course, size, course * size))))
  for (let course = 1; course <= courses; course++) {
    const [first] = competenciesOf(course, size, course * size)
    const [other] = competenciesOf(course, 1, (courses + course) * size)
    if (first && other) isChanged.push(...(await askAfter([{ ...first, description: other.description }])))
  }
  const report = (figure: string, taken: readonly number[]) =>
    bench.report({
      part: `relations, ${bench.engine}`,
      figure: `${size} competencies, cold, at once after ${figure} (${ms(Math.min(...taken))} to ${ms(Math.max(...taken))})`,
      measured: ms(median(taken)),
      target: `≤ ${mostMs} ms`,
      isMet: median(taken) <= mostMs,
    })
  report('the first save of the course', isNew)
  report('a change to one text', isChanged)
  await service.stop()
}
