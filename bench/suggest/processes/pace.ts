import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { exchange, keepAlive, type Target } from './exchange.ts'

export type Pace = Target & { readonly connections: number; readonly seconds: number; readonly perSecond: number }
export type Sequence = Target & { readonly times: number; readonly pauseMs: number }

/** Requests at a fixed rate whether or not earlier ones are answered; milliseconds from the moment each was due. */
export const pace = async ({ address, connections, seconds, perSecond, ...asked }: Pace): Promise<number[]> => {
  const pool = new Pool(address, { connections, pipelining: 1 })
  const count = Math.floor(perSecond * seconds)
  const start = performance.now()
  const open: Promise<number>[] = []
  while (open.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - start) * perSecond) / 1000))
    while (open.length < due) open.push(answered(pool, asked, open.length, start + (open.length * 1000) / perSecond))
    await pause(1)
  }
  const times = await Promise.all(open)
  await pool.close()
  return times
}

/** With as little work of the asking side as there can be, as it shares the machine with the answering one. */
const answered = (pool: Pool, { method, path, headers, bodies }: Omit<Target, 'address'>, turn: number, due: number) =>
  new Promise<number>((resolve, reject) => {
    pool.dispatch(
      { method, path, headers, body: bodies[turn % bodies.length] ?? null },
      {
        onRequestStart: () => {},
        onResponseStart: (_, status) => {
          if (status !== 200) reject(new Error(`${method} ${path} answered ${status}`))
        },
        onResponseEnd: () => resolve(performance.now() - due),
        onResponseError: (_, error) => reject(error),
      },
    )
  })

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
