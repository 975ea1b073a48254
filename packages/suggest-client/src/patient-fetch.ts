export type Fetch = (request: Request) => Promise<Response>

const retries = 5
/** If the service asks for a longer wait, the caller gets its answer at once. */
const longestSeconds = 120

/**
 * While the service is too busy, its answer names in `Retry-After` when to ask again: waits as long and asks again, a few
 * times, and says so before each wait. This package depends on nothing, so the command line has a version of its own.
 */
export const patientFetch =
  (fetch: Fetch, onWait: (sentence: string) => void): Fetch =>
  async request => {
    for (let retry = 1; retry <= retries; retry++) {
      const response = await fetch(request.clone())
      const seconds = secondsToWait(response)
      if (seconds === undefined || seconds > longestSeconds) return response
      await response.body?.cancel()
      onWait(`The service is busy: asking again in ${Math.ceil(seconds)} s (${retry} of ${retries}).`)
      // A little longer, so that not all who wait come at once.
      await sleep(seconds * (1 + Math.random() / 10), request.signal)
    }
    return fetch(request)
  }

/** Reads `Retry-After`, in seconds or as a date, of an answer that says nothing was done. */
const secondsToWait = ({ status, headers }: Response): number | undefined => {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (text === '' || (status < 500 && status !== 429)) return undefined
  if (/^\d+$/.test(text)) return Number(text)
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1000)
}

const sleep = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave)
      resolve()
    }, seconds * 1000)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  })
