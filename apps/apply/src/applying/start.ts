import { randomUUID } from 'node:crypto'
import type { Actor } from '@kolleg/access'
import { type Application, applicationSteps } from '../applications/application.ts'
import { lockJobShared, refuseClosed } from '../applications/open-job.ts'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { takeProfileDocuments } from '../documents/of-application.ts'
import { getJob, noSuchJob } from '../jobs/get.ts'
import { lockCaller } from '../people/lock-caller.ts'
import { findOfApplicant, insertApplication } from './draft.store.ts'

type Started = { readonly application: Application; readonly isNew: boolean }

/** Starts an application with the documents of the profile, or returns the one the applicant has already. */
export const startApplication = async (tx: Tx, { userId }: Actor, jobId: string): Promise<Started> => {
  await getJob(tx, jobId)
  const first = await findOfApplicant(tx, userId, jobId)
  if (first) return { application: first, isNew: false }
  const job = await lockJobShared(tx, jobId)
  // For people who had not begun while it was public, it does not exist.
  if (job.state === 'DRAFT' || job.groupState !== 'ACTIVE') throw noSuchJob()
  refuseClosed(job, 'apply')
  await lockCaller(tx, userId)
  const { researchGroupId } = job
  const applicationId = randomUUID()
  const { next: state, fact } = applicationSteps.create(applicationId, 'start', { by: userId, at: new Date() })
  const application = await insertApplication(tx, { applicationId, jobId, researchGroupId, applicantId: userId, state })
  if (application === undefined) return { application: await other(tx, userId, jobId), isNew: false }
  await takeProfileDocuments(tx, userId, applicationId)
  // Nobody but the applicant learns of a draft.
  await record(tx, fact, { details: { jobId } })
  return { application, isNew: true }
}

/** The application that another request has just created. */
const other = async (tx: Tx, userId: string, jobId: string): Promise<Application> => {
  const found = await findOfApplicant(tx, userId, jobId)
  if (found === undefined) throw new Error('The application that was in the way is not there.')
  return found
}
