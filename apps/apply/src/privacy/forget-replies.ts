import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'

/**
 * Forgets the replies in which one of these words stands, or in whose address. Members could have them repeated for a day
 * by the key of their request; no more than that day has to be searched, or the replies to one person where nobody else
 * was told.
 */
export const forgetReplies = async (
  tx: Transaction<Tables>,
  words: readonly string[],
  toldTo?: string,
): Promise<void> => {
  const patterns = words.map(within)
  await sql`delete from idempotent_reply where ${toldTo === undefined ? sql`true` : sql`user_id = ${toldTo}`}
    and lower(url || ' ' || coalesce(body, ''))
      like any(array(select lower(pattern) from unnest(${patterns}::text[]) as pattern))`.execute(tx)
}

/**
 * Forgets the replies to applicants that call someone by name alone: an interviewer. A name is whatever its bearer likes,
 * so that it counts in this place only and nowhere else in a reply.
 */
export const forgetNamed = async (tx: Transaction<Tables>, name: string): Promise<void> => {
  if (name === '') return
  await sql`delete from idempotent_reply where case when body like '%"interviewers":[%' and body like ${within(JSON.stringify(name))}
    then jsonb_path_exists(body::jsonb, '$.**.interviewers[*] ? (@ == $name)', ${{ name }}::jsonb) else false end`.execute(
    tx,
  )
}

const within = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
