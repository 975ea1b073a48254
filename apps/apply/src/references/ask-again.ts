import { type Application, nameOf } from '../applications/application.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { deleteDocumentsAndFiles, refereeLettersOf } from '../documents/of-application.ts'
import type { Job } from '../jobs/job.ts'
import { deleteKeys, type Found } from './reference.store.ts'
import { writeCancellation } from './tell-of-cancelling.ts'
import { writeToReferee } from './write-to-referee.ts'

type Request = {
  /** As it was when the former address was asked. */
  readonly former: Found
  readonly reference: Found
  readonly application: Pick<Application, 'snapshot'>
  readonly job: Job
}

/** Gives a new address its own link. The former address gets an e-mail that its link is closed, and the draft is deleted. */
export const askAgain = async (
  tx: Tx,
  context: Context,
  { former, reference, application: { snapshot }, job }: Request,
): Promise<void> => {
  const { referenceId, applicationId, requestedAt, expiresAt, confidential } = reference
  if (requestedAt === null || expiresAt === null || confidential === null) return
  const applicantName = snapshot ? nameOf(snapshot.profile) : ''
  const jobTitle = snapshot?.job.title ?? job.title
  await deleteKeys(tx, referenceId)
  const letters = await refereeLettersOf(tx, applicationId)
  await deleteDocumentsAndFiles(
    tx,
    context,
    letters.filter(letter => letter.referenceId === referenceId),
  )
  await writeCancellation(tx, context, { ...former, applicantName, jobTitle }, job)
  await writeToReferee(tx, context, 'REFERENCE_REQUEST', {
    referee: reference,
    applicantName,
    job: { ...job, title: jobTitle },
    isConfidential: confidential,
    expiresAt,
    leavesAt: requestedAt,
  })
}
