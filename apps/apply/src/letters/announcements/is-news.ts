import type { Transaction } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import { getJob } from '../../jobs/get.ts'
import { isOpen } from '../../jobs/job.ts'
import type { LetterRow } from '../letter.store.ts'
import { wantsToHear } from './announcement.store.ts'

/** Whether the job that a letter announces is still open, and its reader still wants to hear of such; so of any other. */
export const isNews = async (
  tx: Transaction<Tables>,
  { user_id: userId, job_id: jobId }: LetterRow,
  now: Date,
): Promise<boolean> =>
  jobId === null || ((await wantsToHear(tx, userId, jobId)) && isOpen(await getJob(tx, jobId), now))
