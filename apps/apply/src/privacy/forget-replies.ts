import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'

/**
 * Forgets the replies in which one of these words stands, or in whose address. Members could have them repeated for a day
 * by the key of their request; no more than that day has to be searched.
 */
export const forgetReplies = async (tx: Transaction<Tables>, words: readonly string[]): Promise<void> => {
  const patterns = words.map(word => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  await sql`delete from idempotent_reply where lower(url || ' ' || coalesce(body, ''))
    like any(array(select lower(pattern) from unnest(${patterns}::text[]) as pattern))`.execute(tx)
}
