import type { Context } from '../context.ts'
import { expireHolds } from '../legal-holds/expire.ts'
import { warnOfEndingHolds } from '../legal-holds/warn.ts'
import { anonymise } from './anonymise.ts'
import { applicationsOfErased, emptyWordsOfErased, jobsToRelease, lockToRelease } from './release.store.ts'

/**
 * Ends legal holds whose last day is over, and deletes what people had erased while a hold kept it. Everything else waits
 * for retention as usual.
 */
export const followHolds = async (context: Context): Promise<void> => {
  const { database } = context
  await database.transaction(tx => warnOfEndingHolds(tx, context))
  await database.transaction(tx => expireHolds(tx))
  for (const jobId of await jobsToRelease(database.query))
    await database.transaction(async tx => {
      if (!(await lockToRelease(tx, jobId))) return
      await anonymise(tx, context, await applicationsOfErased(tx, jobId))
      await emptyWordsOfErased(tx, jobId)
    })
}
