import type { Bench } from '../bench.ts'
import { median } from '../numbers.ts'
import { api, type Service } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { ms } from '../table.ts'
import { type Competency, competenciesOf } from '../texts.ts'

const courses = [
  { id: 1, size: 100, times: 9 },
  { id: 2, size: 1_000, times: 5 },
  { id: 3, size: 10_000, times: 2 },
] as const

/** Relations of a course that nobody has requested since it changed, and of one that is cached. */
export const relationRows = async (bench: Bench): Promise<void> => {
  const url = await bench.freshStore()
  const stored = courses.map(({ id, size }) => competenciesOf(id, size, id * 100_000))
  await seed(url, stored.flat())
  const service = await bench.serve(url)
  for (const [at, { id, size, times }] of courses.entries()) {
    const target = service.target('GET', `${api}/competency/relations/suggest/${id}`)
    const first = await bench.sequence(target, 1)
    const changed: number[] = []
    for (let turn = 0; turn < times; turn++) {
      await touch(service, stored[at]?.[0], turn)
      changed.push(...(await bench.sequence(target, 1)))
    }
    const repeated = await bench.sequence(target, 300)
    const bare = await bench.bare(target, [await service.ask('GET', target.path)])
    const bareMs = median(await bench.sequence(bare.target, 300))
    await bare.stop()
    const report = (figure: string, taken: readonly number[]) =>
      bench.report({
        part: `relations, ${bench.engine}`,
        figure: `${size.toLocaleString('en').replace(',', ' ')} competencies, ${figure}`,
        measured: ms(median(taken)),
        bare: ms(bareMs),
        ratio: bareMs / median(taken),
      })
    report('first since the start', first)
    report('after a change', changed)
    report('repeated', repeated)
  }
  await service.stop()
}

/** A new title makes a new version of the course; the embedded text stays. */
const touch = async (service: Service, competency: Competency | undefined, turn: number): Promise<void> => {
  const competencies = [{ ...competency, title: `${competency?.title} ${turn}` }]
  await service.ask('POST', `${api}/competency/save`, { competencies, operation_type: 'UPDATE' })
}
