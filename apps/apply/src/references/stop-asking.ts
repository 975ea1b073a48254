import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { dropAll } from '../letters/drop.ts'
import { isAsking } from './ending.store.ts'

/**
 * Drops pending letters that ask for references nobody needs any more. Call it in the transaction that ends the
 * request, because the same address may be asked again right after.
 */
export const stopAsking = async (tx: Tx, referenceIds: readonly string[]): Promise<void> => {
  const which = sql<boolean>`${isAsking} and user_id is null and (application_id, lower(recipient_address)) in (
    select application_id, lower(email) from reference where reference_id = any(${referenceIds}::uuid[]))`
  await dropAll(tx, which, new Date())
}
