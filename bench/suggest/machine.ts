import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** Describes the machine; the figures mean little without it. */
export const describeMachine = (): string =>
  [
    cpus()[0]?.model.trim() ?? 'unknown processor',
    `${availableParallelism()} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.version}`,
    `load of the last minute ${loadavg()[0]?.toFixed(1)}`,
    ...takenAway(),
  ].join(', ')

/** CPU time of all processors and the part stolen by other virtual machines; only Linux reports it. */
const clock = '/proc/stat'
const ticks = () => {
  const each = readFileSync(clock, 'utf8').split('\n', 1)[0]?.match(/\d+/g)?.slice(0, 8).map(Number) ?? []
  return { all: each.reduce((sum, some) => sum + some, 0), stolen: each[7] ?? 0 }
}
const atStart = existsSync(clock) ? ticks() : undefined

/** Times depend on it more than on anything measured here. */
const takenAway = (): readonly string[] => {
  if (!atStart) return []
  const { all, stolen } = ticks()
  const share = (stolen - atStart.stolen) / Math.max(1, all - atStart.all)
  return [`${(share * 100).toFixed(1)} % of their time taken by other machines meanwhile`]
}
