import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Tables } from '../db/schema.ts'

type Row = { readonly payload: AdapterPayload; readonly consumed_at: Date | null }

const found = ([row]: readonly Row[]): AdapterPayload | undefined =>
  row && { ...row.payload, ...(row.consumed_at && { consumed: Math.floor(row.consumed_at.getTime() / 1000) }) }

/** Stores one kind of the provider's objects as rows, so that a restart or a second process finds them. */
export const stateOf = ({ query }: Database<Tables>, kind: string): Adapter => {
  const where = async (column: 'id' | 'uid', value: string) => {
    const { rows } = await sql<Row>`select payload, consumed_at from sign_in_state
      where kind = ${kind} and ${sql.ref(column)} = ${value} and (expires_at is null or expires_at > now())`.execute(
      query,
    )
    return found(rows)
  }
  return {
    upsert: async (id, payload, expiresInSeconds) => {
      const expiresAt = expiresInSeconds ? new Date(Date.now() + expiresInSeconds * 1000) : null
      await sql`insert into sign_in_state (kind, id, payload, grant_id, uid, expires_at)
        values (${kind}, ${id}, ${payload}, ${payload.grantId}, ${payload.uid}, ${expiresAt})
        on conflict (kind, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
          uid = excluded.uid, expires_at = excluded.expires_at`.execute(query)
    },
    find: id => where('id', id),
    findByUid: uid => where('uid', uid),
    // There is no device flow, so nothing has a user code.
    findByUserCode: async () => undefined,
    consume: async id => {
      const { numAffectedRows } = await sql`update sign_in_state set consumed_at = now()
        where kind = ${kind} and id = ${id} and consumed_at is null`.execute(query)
      // If two requests bring the same code at once, only one gets tokens.
      if (numAffectedRows !== 1n) throw new errors.InvalidGrant('already used')
    },
    destroy: async id => {
      await sql`delete from sign_in_state where kind = ${kind} and id = ${id}`.execute(query)
    },
    revokeByGrantId: async grantId => {
      await sql`delete from sign_in_state where kind = ${kind} and grant_id = ${grantId}`.execute(query)
    },
  }
}

/** Deletes what has expired: sessions, codes, grants, and one-time codes that no limit counts any more. */
export const deleteExpired = async ({ query }: Database<Tables>): Promise<void> => {
  await sql`delete from sign_in_state where expires_at < now()`.execute(query)
  await sql`delete from sign_in_code where created_at < now() - interval '1 day'`.execute(query)
}
