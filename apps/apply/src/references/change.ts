import type { Actor } from '@kolleg/access'
import { applicationSteps } from '../applications/application.ts'
import { attemptOf } from '../applications/attempt.ts'
import { lockApplication, lockAsSeen } from '../applications/get.ts'
import { lockJobShared, refuseEnded } from '../applications/open-job.ts'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { orExists } from '../db/violations.ts'
import type { Expected } from '../front-door/versions.ts'
import { problem } from '../problems.ts'
import { askAgain } from './ask-again.ts'
import { cancelReferencesOf } from './cancel.ts'
import { refuseOwnAddress } from './own-addresses.ts'
import type { RefereeChanges } from './referee.body.ts'
import { references } from './reference.policy.ts'
import { deleteReference, type Found, findReference, lockReference, updateReference } from './reference.store.ts'
import { mostChanges, referenceSteps } from './reference.ts'
import { requestsLeaveAt } from './request.ts'
import { stopAsking } from './stop-asking.ts'

/**
 * Corrects the data of a referee who has not answered. A new address may be another person's: if the old one was asked,
 * the new one is asked instead, as long as a referee could still be named.
 */
export const changeReferee = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  referenceId: string,
  { version: _, ...given }: RefereeChanges,
  expected: Expected,
): Promise<Found> => {
  // Locks the job, then the application, then the reference, in the same order everywhere.
  const found = await permitted(tx, actor, 'edit', referenceId)
  const job = await lockJobShared(tx, found.application.jobId)
  const application = await lockAsSeen(tx, actor, found.applicationId)
  const reference = await held(tx, actor, 'edit', referenceId, expected)
  if (given.email !== undefined) await refuseOwnAddress(tx, found.applicationId, given.email)
  const moment = { by: actor.userId, at: new Date() }
  const { fact } = referenceSteps.step(reference, 'edit', moment)
  if (reference.version > mostChanges)
    throw problem('LIMIT_REACHED', { detail: 'This referee was changed too often; name another one.' })
  const changes = rowOf(given)
  const fields = Object.keys(changes)
  if (fields.length === 0) return reference
  const isElsewhere = (changes.email ?? reference.email).toLowerCase() !== reference.email.toLowerCase()
  const isAskedAgain = isElsewhere && reference.state === 'REQUESTED'
  if (isAskedAgain) {
    applicationSteps.step(application, 'nameReferee', attemptOf(actor, application))
    refuseEnded(job, 'nameReferee')
    await stopAsking(tx, [referenceId])
  }
  const asked = isAskedAgain && { requested_at: await requestsLeaveAt(tx, job, moment.at) }
  await updateReference(tx, referenceId, { ...changes, ...(isElsewhere && { assessment: null }), ...asked }).catch(
    orExists('This address is named already.'),
  )
  await record(tx, fact, { details: { applicationId: reference.applicationId, fields } })
  const changed = (await findReference(tx, referenceId)) ?? reference
  if (isAskedAgain) await askAgain(tx, context, { former: reference, reference: changed, application, job })
  return changed
}

/** Removes a referee. One who was asked already gets an e-mail, and their draft is deleted. */
export const removeReferee = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  referenceId: string,
  expected: Expected,
): Promise<void> => {
  // Locks the application first: no referee is removed while they are being asked.
  const { applicationId } = await permitted(tx, actor, 'remove', referenceId)
  await lockApplication(tx, applicationId)
  const reference = await held(tx, actor, 'remove', referenceId, expected)
  const moment = { by: actor.userId, at: new Date() }
  if (reference.state === 'REQUESTED') {
    await cancelReferencesOf(tx, context, { referenceId }, moment)
    return
  }
  const { fact } = referenceSteps.step(reference, 'remove', moment)
  await deleteReference(tx, referenceId)
  await record(tx, fact, { details: { applicationId } })
}

type Action = 'edit' | 'remove'

const permitted = async (tx: Tx, actor: Actor, action: Action, referenceId: string): Promise<Found> => {
  const reference = await findReference(tx, referenceId)
  if (reference === undefined) throw problem('NOT_FOUND', { detail: 'There is no such reference.' })
  references.permit(actor, action, reference.application)
  return reference
}

const held = async (tx: Tx, actor: Actor, action: Action, referenceId: string, expected: Expected): Promise<Found> => {
  await lockReference(tx, referenceId)
  const reference = await permitted(tx, actor, action, referenceId)
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
