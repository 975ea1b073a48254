import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { exchange, keepAlive, type Target } from './exchange.ts'

export type Pace = Target & { readonly seconds: number; readonly perSecond: number }
export type Sequence = Target & { readonly times: number; readonly pauseMs: number }

/** More connections than concurrent requests, so that requests wait for the service and not for a connection. */
const connections = 64

/** A warm-up for connections and the client, so that a sustained load is measured. */
const leadInSeconds = 1

/**
 * Sends requests at a fixed rate whether or not earlier ones are answered; returns milliseconds from the time each was
 * due. Stores times in one array, because garbage collection would pause the client and distort them.
 */
export const pace = async ({ address, seconds, perSecond, ...asked }: Pace): Promise<number[]> => {
  const { method, path, headers, bodies } = asked
  const pool = new Pool(address, { connections, pipelining: 1 })
  const leadIn = Math.floor(perSecond * leadInSeconds)
  const times = new Float64Array(leadIn + Math.floor(perSecond * seconds))
  const start = performance.now()
  const answered = Promise.withResolvers<void>()
  const failures: Error[] = []
  let sent = 0
  let left = times.length
  const fail = (error: Error) => {
    failures.push(error)
    answered.resolve()
  }
  const ask = (turn: number): void => {
    pool.dispatch(
      { method, path, headers, body: bodies[turn % bodies.length] ?? null },
      {
        onRequestStart: () => {},
        onResponseStart: (_, status) => {
          if (status !== 200) fail(new Error(`${method} ${path} answered ${status}`))
        },
        onResponseEnd: () => {
          times[turn] = performance.now() - start - (turn * 1000) / perSecond
          if (--left === 0) answered.resolve()
        },
        onResponseError: (_, error) => fail(error),
      },
    )
  }
  while (sent < times.length && failures.length === 0) {
    const due = Math.min(times.length, Math.floor(((performance.now() - start) * perSecond) / 1000))
    while (sent < due) ask(sent++)
    await pause(1)
  }
  await answered.promise
  await pool.close()
  for (const failure of failures) throw failure
  return [...times.subarray(leadIn)]
}

/** Keeps connections open, as clients do: connecting is not part of a request. */
const agent = keepAlive(1)

/** Sends one request after another; returns the milliseconds of each. */
export const sequence = async (asked: Sequence): Promise<number[]> => {
  const times: number[] = []
  for (let turn = 0; turn < asked.times; turn++) {
    if (asked.pauseMs > 0) await pause(asked.pauseMs)
    times.push(await since(performance.now(), agent, asked, turn))
  }
  return times
}

const since = async (due: number, ...sent: Parameters<typeof exchange>): Promise<number> => {
  await exchange(...sent)
  return performance.now() - due
}
