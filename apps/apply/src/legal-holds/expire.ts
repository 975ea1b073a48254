import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { endExpired } from './legal-hold.store.ts'

/** Ends the holds whose last day is over, and says so in the trail. */
export const expireHolds = async (tx: Tx, jobIdOfOne?: string): Promise<void> => {
  for (const { legalHoldId, jobId, researchGroupId } of await endExpired(tx, jobIdOfOne))
    await record(
      tx,
      { object: 'legalHold', objectId: legalHoldId, action: 'expire', by: null },
      { groupId: researchGroupId, details: { jobId } },
    )
}
