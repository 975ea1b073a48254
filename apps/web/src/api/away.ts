import { rest } from '../parts/rest.ts'
import { createValue } from '../parts/value.ts'
import { isProblem } from './problem.ts'

/** Whether the service, or its data, was away when it was last asked. */
export const isAway = createValue(false)

const absent: ReadonlySet<number> = new Set([0, 502, 503, 504])

/** Nobody was there to answer. A crowd that was turned away does not come back by itself. */
export const isOfAbsence = (error: unknown): boolean =>
  isProblem(error) &&
  absent.has(error.status) &&
  !['BUSY', 'STORAGE_UNAVAILABLE', 'AI_UNAVAILABLE'].includes(error.code)

const goingOn = new Set<() => unknown>()

/** What to do once the service is back; gives what forgets it. */
export const onReturn = (goOn: () => unknown): (() => void) => {
  goingOn.add(goOn)
  return () => goingOn.delete(goOn)
}

/** Where the path to this is closed to the public, any answer will do. */
export const isThere = (): Promise<boolean> =>
  fetch('/health/ready', { cache: 'no-store' }).then(
    ({ status }) => !absent.has(status),
    () => false,
  )

const shortestMs = 4_000
let isWaiting = false

/** Looks now and then whether the service is back, not all pages at the same time, and goes on where it was left. */
export const waitForReturn = async (): Promise<void> => {
  if (isWaiting) return
  isWaiting = true
  isAway.set(true)
  do await rest(shortestMs * (1 + Math.random()))
  while (!(await isThere()))
  isWaiting = false
  for (const goOn of goingOn) await goOn()
  // It may have gone again meanwhile.
  if (!isWaiting) isAway.set(false)
}
