import { randomUUID } from 'node:crypto'
import type { PgBoss, QueueOptions } from 'pg-boss'
import type { Patience } from './effect.ts'

/** An attempt is ended after this; an effect has to stop by itself before. A mail server may take ten minutes to answer. */
const attemptSeconds = 12 * 60
/** A process that gave no sign for so long is dead, and its work goes to another one. */
const silenceSeconds = 30
/** Waiting work is never thrown away: not after a holiday, not after a long standstill. */
const decadeSeconds = 10 * 365 * 24 * 60 * 60

/** Where work of a kind ends whose attempts are used up. */
export const deadOf = (kind: string): string => `${kind}-dead`

/** Makes the queues of a kind, or brings them to what is said here. */
export const prepareQueues = async (boss: PgBoss, kind: string, patience: Patience): Promise<void> => {
  await prepare(boss, deadOf(kind), { retentionSeconds: decadeSeconds })
  await prepare(boss, kind, {
    retryLimit: patience.retries,
    retryDelay: patience.firstWaitSeconds,
    retryBackoff: true,
    retryDelayMax: patience.longestWaitSeconds,
    expireInSeconds: attemptSeconds,
    heartbeatSeconds: silenceSeconds,
    retentionSeconds: decadeSeconds,
    deadLetter: deadOf(kind),
  })
}

const prepare = async (
  boss: PgBoss,
  name: string,
  options: QueueOptions & { readonly deadLetter?: string },
): Promise<void> => {
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
  // The library reads a queue's settings when it first needs them; inside a transaction of ours it could not.
  await boss.findJobs(name, { id: randomUUID() })
}
