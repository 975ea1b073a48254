import type { Actor } from '@kolleg/access'
import type { Static } from 'typebox'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import type { Expected } from '../front-door/versions.ts'
import { lockJob } from '../jobs/get.ts'
import { problem } from '../problems.ts'
import { expireHolds } from './expire.ts'
import { endHold, findHold, forgetWarnings, insertHold, isPast, lockHold, updateHold } from './legal-hold.store.ts'
import type { LegalHold } from './legal-hold.ts'
import type { LegalHoldChanges, NewLegalHold } from './legal-hold.view.ts'

const noSuchHold = () => problem('NOT_FOUND', { detail: 'There is no such legal hold.' })

/** From now on nothing of the job is deleted until the hold ends. */
export const placeHold = async (
  tx: Tx,
  actor: Actor,
  id: string,
  { reason, until }: Static<typeof NewLegalHold>,
): Promise<LegalHold> => {
  const { jobId } = await lockJob(tx, id)
  await refusePast(tx, until)
  await expireHolds(tx, jobId)
  const legalHoldId = await insertHold(tx, { jobId, reason: reason.trim(), until, by: actor.userId })
  if (legalHoldId === undefined)
    throw problem('ALREADY_EXISTS', { detail: 'There is a legal hold on this position already: change that one.' })
  await forgetWarnings(tx, jobId)
  return await noted(tx, actor, legalHoldId, 'place')
}

/** Replaces reason and last day. */
export const changeHold = async (
  tx: Tx,
  actor: Actor,
  legalHoldId: string,
  { reason, until }: Static<typeof LegalHoldChanges>,
  expected: Expected,
): Promise<LegalHold> => {
  const hold = await lockInForce(tx, legalHoldId, 'change', expected)
  await refusePast(tx, until)
  await updateHold(tx, hold.legalHoldId, { reason: reason.trim(), until })
  return await noted(tx, actor, hold.legalHoldId, 'change')
}

/** From now on the normal rules apply again. */
export const endHoldNow = async (tx: Tx, actor: Actor, legalHoldId: string, expected: Expected): Promise<LegalHold> => {
  const hold = await lockInForce(tx, legalHoldId, 'end', expected)
  await endHold(tx, hold.legalHoldId, actor.userId)
  return await noted(tx, actor, hold.legalHoldId, 'end')
}

const lockInForce = async (
  tx: Tx,
  legalHoldId: string,
  action: 'change' | 'end',
  expected: Expected,
): Promise<LegalHold> => {
  const hold = await lockHold(tx, legalHoldId)
  if (hold === undefined) throw noSuchHold()
  if (!hold.isInForce)
    throw problem('STATE_CONFLICT', {
      detail: 'This legal hold has ended. Place a new one on the position.',
      members: { from: 'ENDED', action, allowed: [] },
    })
  expected(hold.version)
  return hold
}

const refusePast = async (tx: Tx, until: string): Promise<void> => {
  if (await isPast(tx, until))
    throw problem('VALIDATION_FAILED', {
      errors: [{ pointer: '/until', message: 'The last day cannot be over already.', code: 'PAST' }],
    })
}

const noted = async (
  tx: Tx,
  { userId: by }: Actor,
  legalHoldId: string,
  action: 'place' | 'change' | 'end',
): Promise<LegalHold> => {
  const hold = await findHold(tx, legalHoldId)
  if (hold === undefined) throw noSuchHold()
  const { jobId, until, researchGroupId } = hold
  await record(
    tx,
    { object: 'legalHold', objectId: legalHoldId, action, by },
    { groupId: researchGroupId, details: { jobId, ...(action !== 'end' && { until }) } },
  )
  return hold
}
