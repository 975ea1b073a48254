import { randomUUID } from 'node:crypto'
import type { PgBoss, QueueOptions } from 'pg-boss'
import type { Retries } from './effect.ts'

/**
 * The queue ends an attempt after this, so effects need shorter timeouts. A mail server may take ten minutes to answer.
 */
const attemptSeconds = 12 * 60
/** A process without a heartbeat for this long is dead, and another one takes over its work. */
const silenceSeconds = 30
/** Pending work must never expire, not even after a long outage. */
const decadeSeconds = 10 * 365 * 24 * 60 * 60

/** The queue for effects that have no attempts left. */
export const deadOf = (kind: string): string => `${kind}-dead`

/** Creates the queues of a kind, or updates their settings. */
export const prepareQueues = async (boss: PgBoss, kind: string, retries: Retries): Promise<void> => {
  await prepare(boss, deadOf(kind), { retentionSeconds: decadeSeconds })
  await prepare(boss, kind, {
    retryLimit: retries.times,
    retryDelay: retries.firstWaitSeconds,
    retryBackoff: true,
    retryDelayMax: retries.longestWaitSeconds,
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
  // The library reads the settings of a queue on first use, and could not do so inside our transaction.
  await boss.findJobs(name, { id: randomUUID() })
}
