import { type QueryExecutorProvider, sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import type { Language } from '../text/language.ts'

export const findSecret = async (db: QueryExecutorProvider, userId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ secret: string }>`select secret from calendar_feed where user_id = ${userId}`.execute(db)
  return rows[0]?.secret
}

/** If two are created at once, the first wins. */
export const addSecret = async (tx: Tx, userId: string, secret: string): Promise<void> => {
  await sql`insert into calendar_feed (user_id, secret) values (${userId}, ${secret})
    on conflict (user_id) do nothing`.execute(tx)
}

export const replaceSecret = async (tx: Tx, userId: string, secret: string): Promise<void> => {
  await sql`insert into calendar_feed (user_id, secret) values (${userId}, ${secret})
    on conflict (user_id) do update set secret = excluded.secret, created_at = now()`.execute(tx)
}

export type Owner = { readonly userId: string; readonly language: Language }

export const findOwner = async (db: QueryExecutorProvider, secret: string): Promise<Owner | undefined> => {
  const { rows } = await sql<Owner>`select user_id as "userId", language from calendar_feed join person using (user_id)
    where secret = ${secret} and erased_at is null`.execute(db)
  return rows[0]
}
