/** Twice over less than the two seconds after which a caller has an answer, also where many are answered at once. */
const askMs = 800

/** Waits for work as long as the database still answers a ping, and gives up when it does not. The work is told. */
export const patiently = <Result>(
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
