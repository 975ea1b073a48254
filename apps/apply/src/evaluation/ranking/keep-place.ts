import type { Tx } from '../../db/schema.ts'
import { findPlace, returnTo } from './ranking.store.ts'

/**
 * For an application that leaves the shortlist and comes back in one transaction: call what this returns once it is
 * back. The caller holds the lock of the job.
 */
export const keepPlace = async (tx: Tx, applicationId: string): Promise<() => Promise<void>> => {
  const place = await findPlace(tx, applicationId)
  return async () => {
    if (place) await returnTo(tx, applicationId, place)
  }
}
