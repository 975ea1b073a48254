import type { Actor } from '@kolleg/access'
import type { Transaction } from 'kysely'
import { getApplication } from '../applications/hold.ts'
import { nameOf } from '../applications/tell.ts'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../db/schema.ts'
import { orExists } from '../db/violations.ts'
import { forgetDocuments, refereeLettersOf } from '../documents/of-application.ts'
import type { Expected } from '../front-door/versions.ts'
import { getJob } from '../jobs/get.ts'
import { problem } from '../problems.ts'
import { cancelReferencesOf } from './cancel.ts'
import type { RefereeChanges } from './referee.body.ts'
import { references } from './reference.policy.ts'
import {
  deleteReference,
  type Found,
  findReference,
  forgetKeys,
  lockReference,
  updateReference,
} from './reference.store.ts'
import { mostChanges, referenceSteps } from './reference.ts'
import { writeToReferee } from './write-to-referee.ts'

type Tx = Transaction<Tables>

/**
 * Corrects what was said of a referee who has not answered. A new address may be another person's, also the
 * applicant's: it gets a new link, the old one dies, and what was begun behind it goes with it.
 */
export const changeReferee = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  referenceId: string,
  { version: _, ...given }: RefereeChanges,
  expected: Expected,
): Promise<Found> => {
  const reference = await held(tx, actor, 'edit', referenceId, expected)
  const { fact } = referenceSteps.step(reference, 'edit', { by: actor.userId, at: new Date() })
  if (reference.version > mostChanges)
    throw problem('LIMIT_REACHED', { detail: 'This referee was changed too often; name another one.' })
  const changes = rowOf(given)
  const fields = Object.keys(changes)
  if (fields.length === 0) return reference
  const isElsewhere = (changes.email ?? reference.email).toLowerCase() !== reference.email.toLowerCase()
  await updateReference(tx, referenceId, { ...changes, ...(isElsewhere && { assessment: null }) }).catch(
    orExists('This address is named already.'),
  )
  await record(tx, fact, { details: { applicationId: reference.applicationId, fields } })
  const changed = (await findReference(tx, referenceId)) ?? reference
  if (isElsewhere && changed.state === 'REQUESTED') await askAgain(tx, context, changed)
  return changed
}

const askAgain = async (tx: Tx, context: Context, reference: Found): Promise<void> => {
  const { expiresAt, confidential } = reference
  if (expiresAt === null || confidential === null) return
  await forgetKeys(tx, reference.referenceId)
  const letters = await refereeLettersOf(tx, reference.applicationId)
  await forgetDocuments(
    tx,
    context,
    letters.filter(({ referenceId }) => referenceId === reference.referenceId),
  )
  const { snapshot } = await getApplication(tx, reference.applicationId)
  await writeToReferee(tx, context, 'REFERENCE_REQUEST', {
    referee: reference,
    applicantName: snapshot ? nameOf(snapshot.profile) : '',
    job: await getJob(tx, reference.application.jobId),
    isConfidential: confidential,
    expiresAt,
  })
}

/** Takes a referee back: one who was asked already is told, and what they had begun is nobody's. */
export const removeReferee = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  referenceId: string,
  expected: Expected,
): Promise<void> => {
  const reference = await held(tx, actor, 'remove', referenceId, expected)
  const moment = { by: actor.userId, at: new Date() }
  if (reference.state === 'REQUESTED') {
    await cancelReferencesOf(tx, context, { referenceId }, moment)
    return
  }
  const { fact } = referenceSteps.step(reference, 'remove', moment)
  await deleteReference(tx, referenceId)
  await record(tx, fact, { details: { applicationId: reference.applicationId } })
}

const held = async (
  tx: Tx,
  actor: Actor,
  deed: 'edit' | 'remove',
  referenceId: string,
  expected: Expected,
): Promise<Found> => {
  const reference = await lockReference(tx, referenceId)
  if (reference === undefined) throw problem('NOT_FOUND', { detail: 'There is no such reference.' })
  references.permit(actor, deed, reference.application)
  expected(reference.version)
  return reference
}

const rowOf = ({
  firstName,
  lastName,
  email,
  title,
  institution,
  relationship,
  language,
}: Omit<RefereeChanges, 'version'>) => ({
  ...(firstName !== undefined && { first_name: firstName.trim() }),
  ...(lastName !== undefined && { last_name: lastName.trim() }),
  ...(email !== undefined && { email: email.trim() }),
  ...(title !== undefined && { title: title.trim() }),
  ...(institution !== undefined && { institution: institution.trim() }),
  ...(relationship !== undefined && { relationship: relationship.trim() }),
  ...(language !== undefined && { language }),
})
