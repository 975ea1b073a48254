import type { Bare } from '../../suggest/bench.ts'
import { median, quantile } from '../../suggest/numbers.ts'
import type { Service } from '../../suggest/processes/service.ts'
import { compare } from '../../suggest/rows/compare.ts'
import { ms, perSecond as rate } from '../../suggest/table.ts'
import { type Bench, startBare } from '../bench.ts'
import type { Statement } from '../processes/bare.ts'

const connections = 16
const leastRatio = 0.5
const mostP99Ms = 50

type Asked = { readonly path: string; readonly statements: readonly Statement[]; readonly bareStore: string }

/** An operation beside a bare handler that runs the same statements through the same driver. */
export const besideBare = async (bench: Bench, service: Service, part: string, asked: Asked): Promise<void> => {
  const target = service.target('GET', asked.path)
  const bare: Bare = await startBare(target, asked.bareStore, asked.statements)
  try {
    const loaded = { ...bench, serve: never, bare: never }
    const { ours, theirs, ratio, cpu } = await compare(loaded, service, bare, target, connections)
    bench.report({
      part,
      figure: `throughput, statements a request: ${asked.statements.length}`,
      measured: rate(ours),
      bare: rate(theirs),
      ratio,
      target: `≥ ${leastRatio.toFixed(2)}`,
      isMet: ratio >= leastRatio,
    })
    bench.report({
      part,
      figure: 'work of the processor a request',
      measured: ms(cpu.ours),
      bare: ms(cpu.theirs),
      ratio: cpu.theirs / cpu.ours,
    })
    const half = ours / 2
    const times: number[] = []
    for (let round = 0; round < bench.rounds; round++)
      times.push(quantile(await bench.pace(target, connections, bench.seconds, half), 0.99))
    const p99 = median(times)
    bench.report({
      part,
      figure: `p99 at half load (${rate(half)})`,
      measured: ms(p99),
      ...(bench.engine === 'PostgreSQL' && { target: `≤ ${mostP99Ms} ms`, isMet: p99 <= mostP99Ms }),
    })
  } finally {
    await bare.stop()
  }
}

const never = (): never => {
  throw new Error('The comparison starts nothing by itself.')
}
