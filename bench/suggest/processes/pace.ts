import { setTimeout as pause } from 'node:timers/promises'
import { exchange, keepAlive, type Target } from './exchange.ts'

export type Pace = Target & { readonly connections: number; readonly seconds: number; readonly perSecond: number }
export type Sequence = Target & { readonly times: number; readonly pauseMs: number }

/** Requests at a fixed rate whether or not earlier ones are answered; milliseconds from the moment each was due. */
export const pace = async (asked: Pace): Promise<number[]> => {
  const agent = keepAlive(asked.connections)
  const count = Math.floor(asked.perSecond * asked.seconds)
  const start = performance.now()
  const open: Promise<number>[] = []
  while (open.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - start) * asked.perSecond) / 1000))
    while (open.length < due)
      open.push(since(start + (open.length * 1000) / asked.perSecond, agent, asked, open.length))
    await pause(1)
  }
  const times = await Promise.all(open)
  agent.destroy()
  return times
}

/** One request after another; milliseconds each. */
export const sequence = async (asked: Sequence): Promise<number[]> => {
  const agent = keepAlive(1)
  const times: number[] = []
  for (let turn = 0; turn < asked.times; turn++) {
    if (asked.pauseMs > 0) await pause(asked.pauseMs)
    times.push(await since(performance.now(), agent, asked, turn))
  }
  agent.destroy()
  return times
}

const since = async (due: number, ...sent: Parameters<typeof exchange>): Promise<number> => {
  await exchange(...sent)
  return performance.now() - due
}
