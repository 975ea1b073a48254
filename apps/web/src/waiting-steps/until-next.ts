import type { WaitingStep } from '../api/client.ts'
import { serviceNow } from '../api/service-time.ts'

const oftenMs = 30_000
/** The service carries out a due step within two seconds. */
const carriedOutMs = 2_000

/** Until a step may have been carried out, or others may have scheduled one. */
export const untilNextMs = (steps: readonly Pick<WaitingStep, 'state' | 'dueAt'>[], now = serviceNow()): number => {
  const due = steps
    .filter(({ state }) => state === 'WAITING')
    .map(({ dueAt }) => Date.parse(dueAt) - now + carriedOutMs)
  return Math.max(carriedOutMs, Math.min(oftenMs, ...due))
}
