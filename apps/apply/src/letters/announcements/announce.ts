import type { JobEffect } from '../../jobs/doors.ts'
import { insertAnnouncement } from './announcement.store.ts'

/** A job that is published for the first time is announced; one that went back to be a draft is not announced again. */
export const announceJob: JobEffect = async (tx, { outbox }, { jobId }, { action }) => {
  if (action === 'publish' && (await insertAnnouncement(tx, jobId))) await outbox.put(tx, 'announcement', jobId)
}
