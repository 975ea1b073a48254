import type { Tx } from '../../db/schema.ts'
import { getJob } from '../../jobs/get.ts'
import { isOpen } from '../../jobs/job.ts'
import { letterKinds } from '../kinds/kinds.ts'
import type { LetterRow } from '../letter.store.ts'
import { settingsPage } from '../notifications/optional.ts'
import { type Rendered, render } from '../render.ts'
import type { LetterServices } from '../services.ts'
import { findListener } from './announcement.store.ts'
import { newsOf } from './news.ts'

/**
 * The text of an announcement for the job as it is now; undefined if the job has closed or the reader no longer
 * subscribes.
 */
export const wordsNow = async (
  tx: Tx,
  { site, now }: LetterServices,
  { user_id: userId, language }: LetterRow,
  jobId: string,
): Promise<Rendered | undefined> => {
  const listener = await findListener(tx, userId, jobId)
  if (listener === undefined) return undefined
  const job = await getJob(tx, jobId)
  if (!isOpen(job, now()) || job.subjectArea === null) return undefined
  const data = (await newsOf(tx, site.url, job, job.subjectArea))(language, listener.firstName)
  return render({ kind: letterKinds.NEW_POSITION, language, data, site, settings: settingsPage(site.url) })
}
