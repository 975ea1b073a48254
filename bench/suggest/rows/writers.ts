import type { Bench } from '../bench.ts'
import { median } from '../numbers.ts'
import type { Target } from '../processes/exchange.ts'
import { type Part, startPart } from '../processes/part.ts'
import { api, type Service } from '../processes/service.ts'
import { perSecond } from '../table.ts'
import { competenciesOf } from '../texts.ts'

const courses = 16
const saves = 12_000

const to = (one: Service) => (given: readonly unknown[]) => one.target('POST', `${api}/competency/save`, given)

/** Saves of one new competency each, by one client and by 16 clients on 16 courses, beside the same inserts alone. */
export const writerRows = async (bench: Bench): Promise<void> => {
  let nextId = 1
  /** New competencies for so many clients, each with a course of its own. */
  const bodies = (clients: number) =>
    Array.from({ length: clients }, (_, client) =>
      competenciesOf(client + 1, Math.floor(saves / clients), (nextId += saves)).map(one => ({
        competencies: [one],
        operation_type: 'UPDATE',
      })),
    ).flat()
  const rate = async (targetOf: (given: readonly unknown[]) => Target, clients: number): Promise<number> =>
    (await bench.flood(targetOf(bodies(clients)), clients, bench.seconds)).perSecond

  const url = await bench.freshStore()
  const service = await bench.serve(url)
  const inserts: Part<string, string> = startPart(new URL('../processes/bare-inserts.ts', import.meta.url))
  const address = await inserts.ask(await bench.freshStore())
  const bare = (given: readonly unknown[]) => ({ ...to(service)(given), address })
  const taken: Record<'one' | 'many' | 'bareOne' | 'bareMany', number[]> = {
    one: [],
    many: [],
    bareOne: [],
    bareMany: [],
  }
  for (let round = 0; round < bench.rounds; round++) {
    taken.bareOne.push(await rate(bare, 1))
    taken.one.push(await rate(to(service), 1))
    taken.many.push(await rate(to(service), courses))
    taken.bareMany.push(await rate(bare, courses))
  }
  const report = (figure: string, ours: readonly number[], theirs: readonly number[]): void =>
    bench.report({
      part: `saves, ${bench.engine}`,
      figure,
      measured: perSecond(median(ours)),
      bare: perSecond(median(theirs)),
      ratio: median(ours) / median(theirs),
    })
  report('one client', taken.one, taken.bareOne)
  report(`${courses} clients on ${courses} courses`, taken.many, taken.bareMany)
  if (bench.engine === 'PostgreSQL') {
    const second = await bench.serve(url)
    const [both, alone]: [number[], number[]] = [[], []]
    for (let round = 0; round < bench.rounds; round++) {
      alone.push(await rate(to(service), courses))
      const half = bodies(courses)
      const rates = await Promise.all(
        [service, second].map((one, at) =>
          bench.flood(
            to(one)(half.slice((at * half.length) / 2, ((at + 1) * half.length) / 2)),
            courses / 2,
            bench.seconds,
          ),
        ),
      )
      both.push(rates.reduce((sum, each) => sum + each.perSecond, 0))
    }
    bench.report({
      part: `saves, ${bench.engine}`,
      figure: `two instances; one ${perSecond(median(alone))}`,
      measured: perSecond(median(both)),
      ratio: median(both) / median(alone),
    })
    await second.stop()
  }
  await inserts.stop()
  await service.stop()
}
