/**
 * Two of these stay below the two seconds in which a caller must have an answer, with time left to answer many at once.
 */
const askMs = 800

/** Waits for work as long as the database answers a ping, and otherwise gives up and aborts the work. */
export const whileReachable = <Result>(
  work: (givenUp: AbortSignal) => Promise<Result>,
  ping: (timeoutMs: number) => Promise<void>,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const patience = new AbortController()
    let timer: NodeJS.Timeout | undefined
    let settled = false
    const giveUp = (reason: unknown): void => {
      patience.abort(reason)
      reject(reason)
    }
    const watch = (): void => {
      if (!settled) timer = setTimeout(() => void ping(askMs).then(watch, giveUp), askMs)
    }
    watch()
    const settle = (): void => {
      settled = true
      clearTimeout(timer)
    }
    work(patience.signal).finally(settle).then(resolve, reject)
  })
