import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'

/**
 * Deletes the stored replies that contain one of these words, in the body or the address: members could have them
 * repeated for a day. Searches only that day, or only one person's replies if nobody else got them.
 */
export const eraseReplies = async (tx: Tx, words: readonly string[], toldTo?: string): Promise<void> => {
  const patterns = words.map(within)
  await sql`delete from idempotent_reply where ${toldTo === undefined ? sql`true` : sql`user_id = ${toldTo}`}
    and lower(url || ' ' || coalesce(body, ''))
      like any(array(select lower(pattern) from unnest(${patterns}::text[]) as pattern))`.execute(tx)
}

/**
 * Deletes the replies to applicants that name interviewers, when someone leaves who was a member within that day. All
 * of them: a member may have had another name when a reply was written.
 */
export const erasePanelReplies = async (tx: Tx, userId: string): Promise<void> => {
  await sql`delete from idempotent_reply where exists (select from audit_event
      where object = 'membership' and object_id = ${userId} and to_state is null and at > now() - interval '24 hours')
    and case when body like '%"interviewers":[%'
      then jsonb_path_exists(body::jsonb, '$.**.interviewers[*] ? (@.type() == "string")') else false end`.execute(tx)
}

/** Deletes replies that were still being written when a person named in them was erased. */
export const eraseLateReplies = ({ database }: Context): Promise<void> =>
  database.transaction(async tx => {
    const { rows } = await sql<{ id: string }>`select user_id as id from person
      where erased_at > now() - interval '24 hours'`.execute(tx)
    await eraseReplies(
      tx,
      rows.map(({ id }) => id),
    )
  })

const within = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
