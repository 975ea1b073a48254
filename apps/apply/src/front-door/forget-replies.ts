import { sql, type Transaction } from 'kysely'
import type { Context } from '../context.ts'
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
 * Forgets the replies to applicants that call interviewers by name alone, when someone goes who was a member within
 * their day. All of them: a member may have had another name when one was written.
 */
export const forgetPanels = async (tx: Transaction<Tables>, userId: string): Promise<void> => {
  await sql`delete from idempotent_reply where exists (select from audit_event
      where object = 'membership' and object_id = ${userId} and to_state is null and at > now() - interval '24 hours')
    and case when body like '%"interviewers":[%'
      then jsonb_path_exists(body::jsonb, '$.**.interviewers[*] ? (@.type() == "string")') else false end`.execute(tx)
}

/** Forgets what was still being written when somebody who stands in it was erased. */
export const forgetLateReplies = ({ database }: Context): Promise<void> =>
  database.transaction(async tx => {
    const { rows } = await sql<{ id: string }>`select user_id as id from person
      where erased_at > now() - interval '24 hours'`.execute(tx)
    await forgetReplies(
      tx,
      rows.map(({ id }) => id),
    )
  })

const within = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
