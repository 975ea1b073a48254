import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import type { JobHook } from '../../jobs/job-hooks.ts'
import { announcedJobsOf, insertAnnouncement } from './announcement.store.ts'

/** Announces a published job to every subscriber who has not heard of it yet. */
export const announceJob: JobHook = async (tx, { outbox }, { jobId }, { action }) => {
  if (action !== 'publish') return
  await insertAnnouncement(tx, jobId)
  await outbox.put(tx, 'announcement', jobId)
}

/** When a group is reopened, announces its jobs to those who could not be told while it was suspended. */
export const announceJobsOf = async (tx: Tx, { outbox }: Context, researchGroupId: string): Promise<void> => {
  for (const jobId of await announcedJobsOf(tx, researchGroupId)) await outbox.put(tx, 'announcement', jobId)
}
