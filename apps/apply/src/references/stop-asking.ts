import type { Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { drop } from '../letters/drop.ts'
import { lettersAsking } from './ending.store.ts'

/**
 * Nobody waits for these letters any more: what asks for them and is late does not leave. To be done with that which ends
 * the waiting, since the same address may be asked anew right after.
 */
export const stopAsking = async (tx: Transaction<Tables>, referenceIds: readonly string[]): Promise<void> => {
  const moment = { by: null, at: new Date() }
  for (const letterId of await lettersAsking(tx, referenceIds)) await drop(tx, letterId, moment)
}
