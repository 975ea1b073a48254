import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { deleteDocumentsAndFiles, nameRefereeLetter, refereeLettersOf } from '../documents/of-application.ts'
import type { Expected } from '../front-door/versions.ts'
import { problem } from '../problems.ts'
import { isBlank } from '../text/visible-text.ts'
import type { Assessment } from './assessment.ts'
import { followEnd } from './cancel.ts'
import { draftVersionOf } from './draft-version.ts'
import { declineOne } from './ending.store.ts'
import { hashOf } from './key.ts'
import type { Given } from './read-answer.ts'
import { type Found, keepWords, lockReference, referenceOfKey, updateReference } from './reference.store.ts'
import { referenceSteps } from './reference.ts'
import { stopAsking } from './stop-asking.ts'

const none = (): never => {
  throw problem('NOT_FOUND', { detail: 'This link is not known, or no longer.' })
}

/** As the holder of the link sees it: expired by its date, even if the expiry task has not run yet. */
const asOf = (reference: Found, now: Date): Found =>
  reference.state === 'REQUESTED' && reference.expiresAt !== null && reference.expiresAt <= now
    ? { ...reference, state: 'EXPIRED' }
    : reference

export const referenceByLink = async (db: Parameters<typeof referenceOfKey>[0], key: string): Promise<Found> =>
  asOf((await referenceOfKey(db, hashOf(key))) ?? none(), new Date())

/** Checks the link again under the lock: it may have been closed meanwhile. */
const heldByLink = async (tx: Tx, key: string, now: Date): Promise<Found> => {
  const { referenceId } = (await referenceOfKey(tx, hashOf(key))) ?? none()
  await lockReference(tx, referenceId)
  return asOf((await referenceOfKey(tx, hashOf(key))) ?? none(), now)
}

/** Saves the referee's draft. */
export const saveDraft = async (
  tx: Tx,
  context: Context,
  key: string,
  given: Given,
  expected: Expected,
): Promise<void> => {
  const at = new Date()
  const reference = await heldByLink(tx, key, at)
  referenceSteps.step(reference, 'save', { by: null, at })
  checkSeen(reference, given, expected)
  await keep(tx, context, reference, given)
}

/** Hands in the letter, the assessment or both; they are final from then on. */
export const handIn = async (
  tx: Tx,
  context: Context,
  key: string,
  given: Given,
  expected: Expected,
): Promise<void> => {
  const at = new Date()
  const reference = await heldByLink(tx, key, at)
  const { next, fact } = referenceSteps.step(reference, 'submit', { by: null, at })
  checkSeen(reference, given, expected)
  const { assessment, hasLetter } = await keep(tx, context, reference, given)
  if (!hasLetter && !saysSomething(assessment)) {
    const message = 'Upload a letter, or answer the assessment form.'
    throw problem('VALIDATION_FAILED', { errors: [{ pointer: '/assessment', message, code: 'required' }] })
  }
  await updateReference(tx, reference.referenceId, { state: next, answered_at: at })
  await stopAsking(tx, [reference.referenceId])
  const { applicationId, application } = reference
  await record(tx, fact, { groupId: application.researchGroupId, details: { applicationId } })
}

/** Throws 412 if the draft was changed elsewhere, unless to what is given here: a request may arrive twice. */
const checkSeen = ({ assessment: kept }: Found, { assessment }: Given, expected: Expected): void => {
  const version = draftVersionOf(kept)
  if (assessment === undefined || draftVersionOf(assessment) !== version) expected(version)
}

export const decline = async (tx: Tx, context: Context, key: string): Promise<void> => {
  const at = new Date()
  const reference = await heldByLink(tx, key, at)
  referenceSteps.step(reference, 'decline', { by: null, at })
  await followEnd(tx, context, await declineOne(tx, reference.referenceId, at))
}

/** An omitted part stays; null deletes it. */
const keep = async (tx: Tx, context: Context, reference: Found, { assessment, letter, file }: Given) => {
  const { referenceId, applicationId } = reference
  const before = (await refereeLettersOf(tx, applicationId)).filter(each => each.referenceId === referenceId)
  if (file || letter === null) await deleteDocumentsAndFiles(tx, context, before)
  if (file) await nameRefereeLetter(tx, file.document, referenceId)
  if (assessment !== undefined) await keepWords(tx, referenceId, assessment)
  return {
    assessment: assessment === undefined ? reference.assessment : assessment,
    hasLetter: file !== undefined || (letter !== null && before.length > 0),
  }
}

const saysSomething = (assessment: Assessment | null): boolean =>
  assessment !== null &&
  (assessment.recommendation !== undefined ||
    !isBlank(assessment.comments ?? '') ||
    Object.keys(assessment.abilities ?? {}).length > 0)
