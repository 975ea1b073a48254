import type { Log } from '@kolleg/front'
import type { Job, JobResult, PgBoss } from 'pg-boss'
import type { Effect } from './effect.ts'

/** The job data in the queue. */
export type Due = { readonly id: string }

type Deed = Effect['carryOut']

/**
 * The queue only learns that an attempt failed: the reason may hold data that not everyone who reads the queue may see.
 */
export const attempt = async (deed: Deed, { id, name, data, signal }: Job<Due>, log: Log): Promise<JobResult> => {
  try {
    await deed(data.id, signal)
    return { id, status: 'completed' }
  } catch (error) {
    log.warn({ err: error, effect: name, id: data.id }, 'an attempt failed')
    return { id, status: 'failed' }
  }
}

/** Works through a queue until nothing in it is due. */
export const drain = async (boss: PgBoss, queue: string, deed: Deed, log: Log): Promise<void> => {
  for (;;) {
    const [job] = await boss.fetch<Due>(queue)
    if (job === undefined) return
    const signal = AbortSignal.timeout(job.expireInSeconds * 1000)
    const { status } = await attempt(deed, { ...job, signal }, log)
    await (status === 'completed' ? boss.complete(queue, job.id) : boss.fail(queue, job.id))
  }
}
