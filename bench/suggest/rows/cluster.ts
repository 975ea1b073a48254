import { createCluster, withoutCitus } from '../../../apps/suggest/test/cluster.ts'
import type { Bench } from '../bench.ts'
import { median } from '../numbers.ts'
import { api, type Service } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { perSecond } from '../table.ts'
import { competenciesOf, questions } from '../texts.ts'

const clients = 16
const size = 50

/** 16 clients on 16 courses: a cluster with two workers beside one server, by turns, all on this machine. */
export const clusterRows = async (bench: Bench): Promise<void> => {
  if (bench.engine !== 'PostgreSQL') return
  if (withoutCitus) return void process.stderr.write(`cluster left out: ${withoutCitus}\n`)
  const cluster = await createCluster()
  const courses = Array.from({ length: clients }, (_, at) => at + 1)
  try {
    const urls = [await cluster.database('bench'), await bench.freshStore()] as const
    for (const url of urls)
      await seed(
        url,
        courses.flatMap(course => competenciesOf(course, size, course * size)),
      )
    const services = [await bench.serve(urls[0]), await bench.serve(urls[1])] as const
    let nextId = 1_000_000
    /** A new competency for each course by turns, so that neighbouring requests are of different courses. */
    const saves = (service: Service) => {
      const each = courses.map(course => competenciesOf(course, 500, (nextId += 500)))
      const bodies = Array.from({ length: 500 * clients }, (_, at) => ({
        competencies: [each[at % clients]?.[Math.floor(at / clients)]],
        operation_type: 'UPDATE',
      }))
      return service.target('POST', `${api}/competency/save`, bodies)
    }
    const asked = questions(20_000).map((description, at) => ({ description, course_id: 1 + (at % clients) }))
    const suggests = (service: Service) => service.target('POST', `${api}/competency/suggest`, asked)
    for (const [figure, targetOf] of [
      [`saves, ${clients} clients on ${clients} courses`, saves],
      [`suggests, ${clients} clients on ${clients} courses`, suggests],
    ] as const) {
      const [spread, alone]: [number[], number[]] = [[], []]
      for (let round = 0; round < bench.rounds; round++) {
        spread.push((await bench.flood(targetOf(services[0]), clients, bench.seconds)).perSecond)
        alone.push((await bench.flood(targetOf(services[1]), clients, bench.seconds)).perSecond)
      }
      bench.report({
        part: 'a cluster of two workers',
        figure: `${figure}; one server ${perSecond(median(alone))}`,
        measured: perSecond(median(spread)),
        ratio: median(spread) / median(alone),
      })
    }
    for (const service of services) await service.stop()
  } finally {
    await cluster.remove()
  }
}
