import type { Actor } from '@kolleg/access'
import { lockApplication } from '../applications/get.ts'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { recusals } from './recusal.policy.ts'
import { endRecusal, lockRecusal } from './recusal.store.ts'

const noSuchRecusal = () => problem('NOT_FOUND', { detail: 'There is no such recusal.' })

/** The application exists for the member again, with what they had judged. */
export const liftRecusal = async (tx: Tx, actor: Actor, recusalId: string): Promise<void> => {
  const found = await lockRecusal(tx, recusalId)
  if (found === undefined) throw noSuchRecusal()
  const { applicationId, researchGroupId, userId, liftedAt } = recusals.permit(actor, 'lift', found).record
  if (liftedAt !== null) throw noSuchRecusal()
  await lockApplication(tx, applicationId)
  await endRecusal(tx, recusalId, actor.userId)
  await record(
    tx,
    { object: 'recusal', objectId: recusalId, action: 'lift', by: actor.userId },
    { groupId: researchGroupId, details: { applicationId, userId } },
  )
}
