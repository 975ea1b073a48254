import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'

/** Longer than any access token is valid. */
const keptDays = 30

const fingerprint = (issuer: RawBuilder<unknown>, subject: RawBuilder<unknown>) =>
  sql`sha256(convert_to(jsonb_build_array(${issuer}, ${subject})::text, 'UTF8'))`

/** Remembers that the owner of these identities has left, without saying who it was. */
export const endIdentities = async (tx: Tx, userId: string): Promise<void> => {
  await sql`insert into ended_identity (fingerprint, ended_at)
    select ${fingerprint(sql`issuer`, sql`subject`)}, clock_timestamp() from identity where user_id = ${userId}
    on conflict (fingerprint) do update set ended_at = excluded.ended_at`.execute(tx)
}

/** Whether the account of an identity was ended after that moment. */
export const hasEndedSince = async (tx: Tx, issuer: string, subject: string, since: Date): Promise<boolean> => {
  const { rows } = await sql`select from ended_identity where ended_at >= ${since}
    and fingerprint = ${fingerprint(sql`${issuer}::text`, sql`${subject}::text`)}`.execute(tx)
  return rows.length > 0
}

/** Deletes what is remembered of people who left long ago. */
export const deleteOldEndings = async ({ database }: Pick<Context, 'database'>): Promise<void> => {
  await sql`delete from ended_identity where ended_at < now() - make_interval(days => ${keptDays})`.execute(
    database.query,
  )
}
