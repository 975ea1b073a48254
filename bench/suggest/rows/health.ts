import type { Bench } from '../bench.ts'
import { startLoad } from '../bench.ts'
import { median, quantile } from '../numbers.ts'
import { api } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { ms } from '../table.ts'
import { competenciesOf, questions } from '../texts.ts'
import { localModel } from './local-model.ts'

const clients = 32
const betweenMs = 20

/** Health checks on an idle service, and while 32 clients keep the local embedder busy. */
export const healthRows = async (bench: Bench): Promise<void> => {
  const url = await bench.freshStore()
  await seed(url, competenciesOf(1, 200, 1), await localModel())
  const service = await bench.serve(url, { EMBEDDER: 'local' })
  const target = service.target('GET', `${api}/health/`)
  const bare = await bench.bare(target, [await service.ask('GET', `${api}/health/`)])
  const measure = async (figure: string): Promise<void> => {
    const theirs = await bench.sequence(bare.target, 150, betweenMs)
    const ours = await bench.sequence(target, 150, betweenMs)
    bench.report({
      part: `health, ${bench.engine}`,
      figure: `${figure} (p99 ${ms(quantile(ours, 0.99))})`,
      measured: ms(median(ours)),
      bare: ms(median(theirs)),
      ratio: median(theirs) / median(ours),
    })
  }
  await bench.sequence(target, 200)
  await measure('nothing else asked')

  const bodies = questions(12_000, 11).map(description => ({ description, course_id: 1 }))
  const load = startLoad()
  const flooding = load.flood(service.target('POST', `${api}/competency/suggest`, bodies), clients, 10)
  await measure(`${clients} clients embedding`)
  await flooding
  await load.stop()
  await bare.stop()
  await service.stop()
}
