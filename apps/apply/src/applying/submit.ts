import type { Actor } from '@kolleg/access'
import { leadingGrade } from '../applicants/german-grade.ts'
import { profileOf } from '../applicants/profile-of.ts'
import { applications } from '../applications/application.policy.ts'
import { type Application, applicationSteps, type Snapshot } from '../applications/application.ts'
import { attemptOf } from '../applications/attempt.ts'
import { getApplication, lockAsSeen } from '../applications/get.ts'
import { lockJobShared, refuseClosed } from '../applications/open-job.ts'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Profile } from '../db/application-tables.ts'
import type { Tx } from '../db/schema.ts'
import { documentsOfApplication } from '../documents/of-application.ts'
import type { Expected } from '../front-door/versions.ts'
import type { Job } from '../jobs/job.ts'
import { problem } from '../problems.ts'
import { countReferees } from '../references/count.ts'
import { ownAddressesNamed } from '../references/own-addresses.ts'
import { requestReferences } from '../references/request.ts'
import { freezeApplication } from './draft.store.ts'
import { answersTo, missingIn } from './missing.ts'
import { tellApplicant, tellGroup } from './tell.ts'

/** Sends an application: from now on the group can read it and nobody can change it. */
export const submitApplication = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  applicationId: string,
  expected: Expected,
): Promise<Application> => {
  const { jobId } = applications.permit(actor, 'submit', await getApplication(tx, applicationId)).record
  const job = await lockJobShared(tx, jobId)
  const application = await lockAsSeen(tx, actor, applicationId)
  expected(application.version)
  const { next, fact } = applicationSteps.step(application, 'submit', attemptOf(actor, application))
  refuseClosed(job, 'submit')

  const profile = profileOnly(await profileOf(tx, application.applicantId))
  const answers = answersTo(job, application.answers)
  const documents = await documentsOfApplication(tx, applicationId)
  const referees = await countReferees(tx, applicationId)
  const missing = missingIn({ application, answers, profile, documents, referees, job })
  const errors = [...missing, ...(await ownAddressesNamed(tx, applicationId))]
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { detail: 'The application is not complete.', errors })

  const snapshot = snapshotOf(profile, job)
  const grade = leadingGrade(profile.degrees)
  const sent = await freezeApplication(tx, applicationId, { state: next, at: fact.at, snapshot, answers, grade })
  await record(tx, fact, { groupId: job.researchGroupId, details: { jobId, jobVersion: job.version } })
  await tellApplicant(tx, context, { ...sent, snapshot }, job.researchGroupName)
  await tellGroup(tx, context, 'APPLICATION_RECEIVED', { ...sent, snapshot }, job.researchGroupName)
  if (!job.lettersFromShortlistOnly) await requestReferences(tx, context, sent, fact)
  return sent
}

const snapshotOf = (profile: Profile, { version, title, questions }: Job): Snapshot => ({
  profile,
  job: { version, title, questions },
})

/** Without the version and date of the profile itself. */
const profileOnly = ({ version: _, updatedAt: __, ...profile }: Awaited<ReturnType<typeof profileOf>>): Profile =>
  profile
