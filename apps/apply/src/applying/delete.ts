import type { Actor } from '@kolleg/access'
import { sql } from 'kysely'
import { applications } from '../applications/application.policy.ts'
import { applicationSteps } from '../applications/application.ts'
import { attemptOf } from '../applications/attempt.ts'
import { lockAsSeen } from '../applications/get.ts'
import { anonymiseOwnDeeds } from '../audit/own-deeds.ts'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { deleteDocumentsAndFiles, documentsOfApplication, refereeLettersOf } from '../documents/of-application.ts'
import { eraseReplies } from '../front-door/erase-replies.ts'
import type { Expected } from '../front-door/versions.ts'
import { emptyInTheEnd } from '../letters/empty.ts'
import { deleteApplication } from './draft.store.ts'

/** Deletes a draft with everything in it, also its files. The trail keeps that there was one, but not whose. */
export const removeApplication = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  applicationId: string,
  expected: Expected,
): Promise<void> => {
  const { record: application } = applications.permit(actor, 'delete', await lockAsSeen(tx, actor, applicationId))
  expected(application.version)
  const { fact } = applicationSteps.step(application, 'delete', attemptOf(actor, application))
  const documents = [
    ...(await documentsOfApplication(tx, applicationId)),
    ...(await refereeLettersOf(tx, applicationId)),
  ]
  await deleteDocumentsAndFiles(tx, context, documents)
  await record(tx, fact, { details: { jobId: application.jobId } })
  await anonymiseOwnDeeds(tx, [applicationId])
  await eraseReplies(tx, [applicationId], application.applicantId)
  await emptyInTheEnd(tx, sql`application_id = ${applicationId}`)
  await deleteApplication(tx, applicationId)
}
