import type { Bench } from '../bench.ts'
import { median } from '../numbers.ts'
import { api } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { ms } from '../table.ts'
import { competenciesOf } from '../texts.ts'

const size = 100

/** A save that changes nothing. */
export const saveRows = async (bench: Bench): Promise<void> => {
  const url = await bench.freshStore()
  const competencies = competenciesOf(1, size, 1)
  await seed(url, competencies)
  const service = await bench.serve(url)
  const target = service.target('POST', `${api}/competency/save`, [{ competencies, operation_type: 'UPDATE' }])
  const bare = await bench.bare(target, ['{}'])
  await bench.sequence(bare.target, 30)
  const theirs = median(await bench.sequence(bare.target, 100))
  const first = (await bench.sequence(target, 1))[0] ?? Number.NaN
  await bench.sequence(target, 30)
  const ours = median(await bench.sequence(target, 100))
  bench.report({
    part: `save, ${bench.engine}`,
    figure: `${size} unchanged (first since the start ${ms(first)})`,
    measured: ms(ours),
    bare: ms(theirs),
    ratio: theirs / ours,
  })
  await bare.stop()
  await service.stop()
}
