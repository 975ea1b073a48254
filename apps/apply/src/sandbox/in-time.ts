import { setTimeout as sleep } from 'node:timers/promises'

/** The result of the work; rejects if it takes longer. The work itself is not stopped. */
export const inTime = async <Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> => {
  const over = new AbortController()
  const late = sleep(timeoutMs, undefined, { signal: over.signal }).then(() => {
    throw new Error(`The order took longer than ${timeoutMs} ms.`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    over.abort()
  }
}
