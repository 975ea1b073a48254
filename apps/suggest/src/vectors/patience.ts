/** Less than the two seconds after which a caller has an answer, twice over. */
const askMs = 900

/** Waits for work as long as the database still answers a ping, and gives up when it does not. */
export const patiently = <Result>(
  work: () => Promise<Result>,
  ping: (timeoutMs: number) => Promise<void>,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    let settled = false
    const watch = (): void => {
      if (!settled) timer = setTimeout(() => void ping(askMs).then(watch, reject), askMs)
    }
    watch()
    const settle = (): void => {
      settled = true
      clearTimeout(timer)
    }
    work().finally(settle).then(resolve, reject)
  })
