import type { Log } from '@kolleg/front'
import type { JobResult, PgBoss, Job as QueueEntry } from 'pg-boss'
import type { Effect } from './effect.ts'

/** The data of a queue entry. */
export type Due = { readonly id: string }

type Work = Effect['carryOut']

/**
 * The queue only learns that an attempt failed: the reason may hold data that not everyone who reads the queue may see.
 */
export const attempt = async (
  work: Work,
  { id, name, data, signal }: QueueEntry<Due>,
  log: Log,
): Promise<JobResult> => {
  try {
    await work(data.id, signal)
    return { id, status: 'completed' }
  } catch (error) {
    log.warn({ err: error, effect: name, id: data.id }, 'an attempt failed')
    return { id, status: 'failed' }
  }
}

/** Works through a queue until nothing in it is due. */
export const drain = async (boss: PgBoss, queue: string, work: Work, log: Log): Promise<void> => {
  for (;;) {
    const [entry] = await boss.fetch<Due>(queue)
    if (entry === undefined) return
    const signal = AbortSignal.timeout(entry.expireInSeconds * 1000)
    const { status } = await attempt(work, { ...entry, signal }, log)
    await (status === 'completed' ? boss.complete(queue, entry.id) : boss.fail(queue, entry.id))
  }
}
