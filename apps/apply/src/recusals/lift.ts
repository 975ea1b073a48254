import type { Actor } from '@kolleg/access'
import { sql } from 'kysely'
import { lockApplication } from '../applications/get.ts'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { recusals } from './recusal.policy.ts'
import { endRecusal, findRecusals, lockRecusal } from './recusal.store.ts'

const noSuchRecusal = () => problem('NOT_FOUND', { detail: 'There is no such recusal.' })

/** The application exists for the member again, with what they had judged. */
export const liftRecusal = async (tx: Tx, actor: Actor, recusalId: string): Promise<void> => {
  const [known] = await findRecusals(tx, sql`x.recusal_id = ${recusalId}`)
  if (known === undefined) throw noSuchRecusal()
  await lockApplication(tx, known.applicationId)
  const found = (await lockRecusal(tx, recusalId)) ?? known
  const { applicationId, researchGroupId, userId, liftedAt } = recusals.permit(actor, 'lift', found).record
  if (liftedAt !== null) throw noSuchRecusal()
  await endRecusal(tx, recusalId, actor.userId)
  await record(
    tx,
    { object: 'recusal', objectId: recusalId, action: 'lift', by: actor.userId },
    { groupId: researchGroupId, details: { applicationId, userId } },
  )
}
