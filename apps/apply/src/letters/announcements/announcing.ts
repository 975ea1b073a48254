import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { getJob } from '../../jobs/get.ts'
import { isOpen } from '../../jobs/job.ts'
import type { Effect } from '../../outbox/effect.ts'
import { isAddress } from '../mail/recipient.ts'
import { lockAnnouncement, nextListeners } from './announcement.store.ts'
import { newsOf } from './news.ts'

const atATime = 50

/**
 * Writes to everyone who has subscribed to the job's subject area and has no letter about it, a few per transaction; a
 * repeat continues where the last one stopped. It stops when the job closes. When the job is published again, people
 * whose letter was dropped are written to as well.
 */
export const announcing = (context: Context): Effect => ({
  carryOut: async (jobId, signal) => {
    let last: string | undefined
    do {
      signal.throwIfAborted()
      last = await context.database.transaction(tx => tellSome(tx, context, jobId, last))
    } while (last !== undefined)
  },
  giveUp: async jobId => context.log.error({ jobId }, 'not every subscriber was written to about the job'),
})

/** Returns the last subscriber it reached. */
const tellSome = async (tx: Tx, { letters }: Context, jobId: string, after?: string): Promise<string | undefined> => {
  if (!(await lockAnnouncement(tx, jobId))) return undefined
  const job = await getJob(tx, jobId)
  if (!isOpen(job) || job.subjectArea === null) return undefined
  const listeners = await nextListeners(tx, jobId, job.subjectArea, { after, most: atATime })
  if (listeners.length === 0) return undefined
  const news = await newsOf(tx, letters.site.url, job, job.subjectArea)
  for (const { userId, name, firstName, address, language } of listeners) {
    if (!isAddress(address)) continue
    const data = news(language, firstName)
    await letters.write(tx, { type: 'NEW_POSITION', jobId, language, to: { name, address, userId }, data })
  }
  return listeners.at(-1)?.userId
}
