import type { Bench } from '../bench.ts'
import { api } from '../processes/service.ts'
import { rename } from '../seed.ts'
import { many } from './courses.ts'
import { localModel } from './local-model.ts'

const mostMiB = 1024

/** The whole process with its default embedder and 100 000 competencies, after a request for every course. */
export const memoryRows = async (bench: Bench, url: string): Promise<void> => {
  await rename(url, await localModel())
  const service = await bench.serve(url, { EMBEDDER: 'local' })
  const bodies = Array.from({ length: many.courses }, (_, at) => ({ description: 'eigenvalues', course_id: at + 1 }))
  await bench.flood(service.target('POST', `${api}/competency/suggest`, bodies), 8, 30)
  const miB = (await service.metric('process_resident_memory_bytes')) / 2 ** 20
  bench.report({
    part: `memory, local embedder, ${bench.engine}`,
    figure: '100 000 competencies, every course asked',
    measured: `${Math.round(miB)} MiB`,
    target: `≤ ${mostMiB} MiB`,
    isMet: miB <= mostMiB,
  })
  await service.stop()
}
