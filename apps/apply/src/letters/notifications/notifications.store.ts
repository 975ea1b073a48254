import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../db/schema.ts'

export type Choices = { readonly off: readonly string[]; readonly version: number }

/** Without a choice, every letter is on. */
const untouched: Choices = { off: [], version: 1 }

export const findChoices = async (db: Kysely<Tables>, userId: string): Promise<Choices> =>
  (await db
    .selectFrom('notification_choice')
    .select(['off', 'version'])
    .where('user_id', '=', userId)
    .executeTakeFirst()) ?? untouched

/** Locks the row, and creates it if it is missing. */
export const lockChoices = async (tx: Tx, userId: string): Promise<Choices> => {
  await sql`insert into notification_choice (user_id) values (${userId}) on conflict do nothing`.execute(tx)
  const row = await tx
    .selectFrom('notification_choice')
    .select(['off', 'version'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? untouched
}

export const updateChoices = async (tx: Tx, userId: string, { off, version }: Choices): Promise<void> => {
  await tx.updateTable('notification_choice').set({ off, version }).where('user_id', '=', userId).execute()
}

/** The secret that signs the links which turn letters off. */
export const findSecret = async (db: Kysely<Tables>, userId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('notification_choice')
    .select('unsubscribe_secret')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.unsubscribe_secret
}
