import { setImmediate as oneRound } from 'node:timers/promises'

/** So long one turn may follow another before everything else in the process has its own. */
const breathMs = 10
/** Rounds of the event loop, each of which takes in one new connection; an idle one is 3 µs. */
const rounds = 32

/**
 * First come, first served, and the urgent before all others: resolves when it is the caller's turn, with the function
 * that ends it. The database works in this thread, and promises alone would hand on turn after turn while nothing
 * arrives and nothing leaves.
 */
export function turns(): (isUrgent?: boolean) => Promise<() => void> {
  const line: (() => void)[] = []
  let isTaken = false
  let breathed = performance.now()
  const handOn = (): void => {
    const next = line.shift()
    if (next) next()
    else isTaken = false
  }
  return async (isUrgent = false) => {
    if (isTaken) await new Promise<void>(resolve => void (isUrgent ? line.unshift(resolve) : line.push(resolve)))
    isTaken = true
    if (performance.now() - breathed > breathMs) {
      for (let round = 0; round < rounds; round++) await oneRound()
      breathed = performance.now()
    }
    let isOver = false
    return () => {
      if (!isOver) handOn()
      isOver = true
    }
  }
}
