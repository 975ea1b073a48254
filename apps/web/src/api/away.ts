import { sleep } from '../parts/sleep.ts'
import { createValue } from '../parts/value.ts'
import { isProblem } from './problem.ts'

/** Whether the service or its database was unreachable at the last request. */
export const isAway = createValue(false)

const absent: ReadonlySet<number> = new Set([0, 502, 503, 504])

/** The service did not answer. One that replies with any of these codes is up. */
export const isOutage = (error: unknown): boolean =>
  isProblem(error) &&
  absent.has(error.status) &&
  !['BUSY', 'STORAGE_UNAVAILABLE', 'AI_UNAVAILABLE'].includes(error.code)

const resumers = new Set<() => unknown>()

/** Runs `resume` once the service is back; returns a function that cancels this. */
export const onReturn = (resume: () => unknown): (() => void) => {
  resumers.add(resume)
  return () => resumers.delete(resume)
}

/** A proxy may hide the path and answer 403 or 404; the service is up then, too. */
export const isThere = (): Promise<boolean> =>
  fetch('/health/ready', { cache: 'no-store' }).then(
    ({ status }) => !absent.has(status),
    () => false,
  )

const shortestMs = 4_000
let isWaiting = false

/** Polls until the service is back, at a random interval so that pages do not come all at once, and then resumes. */
export const waitForReturn = async (): Promise<void> => {
  if (isWaiting) return
  isWaiting = true
  isAway.set(true)
  do await sleep(shortestMs * (1 + Math.random()))
  while (!(await isThere()))
  isWaiting = false
  for (const resume of resumers) await resume()
  // It may be down again by now.
  if (!isWaiting) isAway.set(false)
}
