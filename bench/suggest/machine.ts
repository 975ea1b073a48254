import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** What the figures were measured on; they mean little without it. */
export const describeMachine = (): string =>
  [
    cpus()[0]?.model.trim() ?? 'unknown processor',
    `${availableParallelism()} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.version}`,
    `load of the last minute ${loadavg()[0]?.toFixed(1)}`,
  ].join(', ')
