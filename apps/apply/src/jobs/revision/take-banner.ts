import type { Actor } from '@kolleg/access'
import type { Tx } from '../../db/schema.ts'
import type { Job } from '../job.ts'
import { findRevision, keepRevision } from './revision.store.ts'
import { isPending } from './revision.ts'

type Taken = { readonly before: Job; readonly job: Job; readonly imageId: string }

/** Removes a deleted banner from pending changes. Those based on the job's latest version stay so. */
export const takeBannerFromChanges = async (
  tx: Tx,
  { userId }: Actor,
  { before, job, imageId }: Taken,
): Promise<void> => {
  const revision = await findRevision(tx, job)
  const isUpToDate = revision.base === before.version
  if (!isPending(revision) || (revision.content.imageId !== imageId && job.version === before.version)) return
  const { base, content, writers } = revision
  await keepRevision(tx, job.jobId, {
    base: isUpToDate ? job.version : base,
    content: content.imageId === imageId ? { ...content, imageId: null } : content,
    writers,
    by: userId,
    at: new Date(),
  })
}
