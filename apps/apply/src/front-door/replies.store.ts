import type { Actor } from '@kolleg/access'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
import { outsideOf } from '../people/outside.ts'

const isOld = sql`idempotent_reply.created_at < now() - interval '24 hours'`

/** What identifies a request. */
export type KeyedRequest = { readonly key: string; readonly requestHash: string; readonly url: string }

/** Whether the key is new to its caller, or expired. */
export const claimKey = async (tx: Tx, { userId, roles, committees }: Actor, asked: KeyedRequest): Promise<boolean> => {
  const { key, requestHash, url } = asked
  const { numAffectedRows } = await sql`insert into idempotent_reply (user_id, key, request_hash, url, grants, outside)
    values (${userId}, ${key}, ${requestHash}, ${url}, ${JSON.stringify(roles)},
      ${JSON.stringify(outsideOf(committees))})
    on conflict (user_id, key) do update set request_hash = excluded.request_hash, url = excluded.url,
      grants = excluded.grants, outside = excluded.outside, status = null, headers = null, body = null, created_at = excluded.created_at
    where ${isOld}`.execute(tx)
  return numAffectedRows === 1n
}

type Reply = { readonly status: number; readonly headers?: object; readonly body: unknown }

export const keepReply = async (tx: Tx, userId: string, key: string, reply: Reply): Promise<void> => {
  await sql`update idempotent_reply set status = ${reply.status}, headers = ${reply.headers ?? {}},
    body = ${JSON.stringify(reply.body ?? null)} where user_id = ${userId} and key = ${key}`.execute(tx)
}

export const findReply = (tx: Tx, userId: string, key: string) =>
  tx
    .selectFrom('idempotent_reply')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()

/** Deletes at most `most` expired replies, so that nobody waits long, and returns how many. */
export const deleteOld = async (db: Kysely<Tables>, most: number): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`delete from idempotent_reply where (user_id, key) in (
    select user_id, key from idempotent_reply where ${isOld} limit ${most} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
