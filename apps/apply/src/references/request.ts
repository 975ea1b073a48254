import type { Moment } from '@kolleg/lifecycle'
import { type Application, nameOf } from '../applications/application.ts'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { getGroup } from '../groups/get.ts'
import { asPublished } from '../jobs/as-published.ts'
import { getJob } from '../jobs/get.ts'
import type { Job } from '../jobs/job.ts'
import { afterGrace } from '../letters/after-grace.ts'
import { expiryOf } from './expiry.ts'
import { type Found, referencesOf, updateReference } from './reference.store.ts'
import { referenceSteps } from './reference.ts'
import { writeToReferee } from './write-to-referee.ts'

/** Asks every referee who was named and not asked yet. The application must be locked and sent. */
export const requestReferences = async (
  tx: Tx,
  context: Context,
  application: Application,
  { by, at }: Moment,
): Promise<void> => {
  const job = await asPublished(tx, await getJob(tx, application.jobId))
  for (const reference of await referencesOf(tx, application.applicationId))
    if (reference.state === 'ADDED') await requestOne(tx, context, application, reference, job, { by, at })
}

/** After the group's grace time: an applicant who withdraws before then has troubled nobody. */
export const requestsLeaveAt = async (tx: Tx, { researchGroupId }: Job, at: Date): Promise<Date> =>
  afterGrace(await getGroup(tx, researchGroupId), at)

/** The applicant's choice about confidentiality on submission holds for every letter. */
export const requestOne = async (
  tx: Tx,
  context: Context,
  { consents, snapshot }: Application,
  reference: Found,
  job: Job,
  moment: Moment,
): Promise<void> => {
  const { next, fact } = referenceSteps.step(reference, 'request', moment)
  const expiresAt = expiryOf(job.closesAt, moment.at)
  const leavesAt = await requestsLeaveAt(tx, job, moment.at)
  const isConfidential = consents.waiveLetterAccess
  await updateReference(tx, reference.referenceId, {
    state: next,
    requested_at: leavesAt,
    expires_at: expiresAt,
    confidential: isConfidential,
  })
  await record(tx, fact, { groupId: job.researchGroupId, details: { applicationId: reference.applicationId } })
  const applicantName = snapshot ? nameOf(snapshot.profile) : ''
  await writeToReferee(tx, context, 'REFERENCE_REQUEST', {
    referee: reference,
    applicantName,
    job: { ...job, title: snapshot?.job.title ?? job.title },
    isConfidential,
    expiresAt,
    leavesAt,
  })
}
