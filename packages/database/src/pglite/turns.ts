import { setImmediate as oneRound } from 'node:timers/promises'

/** So long one turn may follow another before everything else in the process has its own. */
const breathMs = 10
/** Rounds of the event loop, each of which takes in one new connection; an idle one is 3 µs. */
const rounds = 32

/**
 * First come, first served: resolves when it is the caller's turn, with the function that ends it. The database works
 * in this thread, and promises alone would hand on turn after turn while nothing arrives and nothing leaves.
 */
export function turns(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve()
  let breathed = performance.now()
  return async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = last
    last = promise
    await before
    if (performance.now() - breathed > breathMs) {
      for (let round = 0; round < rounds; round++) await oneRound()
      breathed = performance.now()
    }
    return resolve
  }
}
