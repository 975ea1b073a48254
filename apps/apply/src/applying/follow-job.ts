import type { JobHook } from '../jobs/job-hooks.ts'
import { problem } from '../problems.ts'
import { cancelReferencesOf } from '../references/cancel.ts'
import { countSubmitted, hasApplications, moveAllOf } from './closing.store.ts'

/** The job ends without a hire: drafts and open applications end too. */
const closeRemaining: JobHook = async (tx, context, { jobId }, fact) => {
  await moveAllOf(tx, jobId, 'closeJobDraft', fact, null)
  await moveAllOf(tx, jobId, 'closeJob', fact, 'JOB_CLOSED')
  await cancelReferencesOf(tx, context, { jobId }, { by: null, at: fact.at })
  await context.outbox.put(tx, 'closing', jobId)
}

/** The job is filled: rejects the remaining open applications, with a review by nobody. */
const rejectRemaining: JobHook = async (tx, context, { jobId }, fact) => {
  await moveAllOf(tx, jobId, 'closeJobDraft', fact, null)
  await moveAllOf(tx, jobId, 'reject', fact, 'JOB_FILLED')
  await cancelReferencesOf(tx, context, { jobId }, { by: null, at: fact.at })
  await context.outbox.put(tx, 'closing', jobId)
}

const refuseUnpublishing: JobHook = async (tx, _, { jobId, state }) => {
  if ((await countSubmitted(tx, jobId)) === 0) return
  throw problem('STATE_CONFLICT', {
    // Without their number: it may be higher than a recused member knows.
    detail: 'The job has submitted applications: close it instead.',
    members: { from: state, action: 'unpublish', allowed: ['edit', 'close', 'fill'] },
  })
}

const refuseDeleting: JobHook = async (tx, _, { jobId, state }) => {
  if (!(await hasApplications(tx, jobId))) return
  throw problem('STATE_CONFLICT', {
    detail: 'The job has applications: it cannot be deleted.',
    members: { from: state, action: 'delete', allowed: ['edit', 'publish'] },
  })
}

const following: Readonly<Record<string, JobHook>> = {
  close: closeRemaining,
  fill: rejectRemaining,
  unpublish: refuseUnpublishing,
  delete: refuseDeleting,
}

/** What happens to applications when their job changes state. */
export const followJob: JobHook = async (tx, context, job, fact) => {
  if (Object.hasOwn(following, fact.action)) await following[fact.action]?.(tx, context, job, fact)
}
