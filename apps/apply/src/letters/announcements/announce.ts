import type { JobEffect } from '../../jobs/doors.ts'
import { insertAnnouncement } from './announcement.store.ts'

/** A job that is published is announced to whoever has not heard of it yet. */
export const announceJob: JobEffect = async (tx, { outbox }, { jobId }, { action }) => {
  if (action !== 'publish') return
  await insertAnnouncement(tx, jobId)
  await outbox.put(tx, 'announcement', jobId)
}
