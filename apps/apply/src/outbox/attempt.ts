import type { Log } from '@kolleg/front'
import type { Job, JobResult, PgBoss } from 'pg-boss'
import type { Effect } from './effect.ts'

/** What the queue knows of an effect. */
export type Due = { readonly id: string }

type Deed = Effect['carryOut']

/** The queue is told only that an attempt failed: why may not be for everyone who can read it. */
export const attempt = async (deed: Deed, { id, name, data, signal }: Job<Due>, log: Log): Promise<JobResult> => {
  try {
    await deed(data.id, signal)
    return { id, status: 'completed' }
  } catch (error) {
    log.warn({ err: error, effect: name, id: data.id }, 'an attempt failed')
    return { id, status: 'failed' }
  }
}

/** Takes one after the other from a queue until nothing in it is due. */
export const drain = async (boss: PgBoss, queue: string, deed: Deed, log: Log): Promise<void> => {
  for (;;) {
    const [job] = await boss.fetch<Due>(queue)
    if (job === undefined) return
    const signal = AbortSignal.timeout(job.expireInSeconds * 1000)
    const { status } = await attempt(deed, { ...job, signal }, log)
    await (status === 'completed' ? boss.complete(queue, job.id) : boss.fail(queue, job.id))
  }
}
