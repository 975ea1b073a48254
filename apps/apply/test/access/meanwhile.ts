import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Tx } from '../../src/db/schema.ts'
import type { Caller } from './callers.ts'
import { requests } from './requests.ts'
import type { World } from './world.ts'

/**
 * Calls an operation while all writes are locked, and removes all roles of its caller before releasing the lock.
 * Returns the answer, or “at once” if it did not wait because it writes nothing.
 */
export const losingRoles = async (
  world: World,
  caller: Exclude<Caller, 'anonymous'>,
  operation: string,
): Promise<string> => {
  const asked = { status: 0 }
  const calls: Promise<unknown>[] = []
  const isEarly = await world.database.transaction(async tx => {
    await holdTables(tx)
    const call = async () => Object.assign(asked, await world.call(caller, operation, requests(world)[operation]))
    calls.push(call())
    while (asked.status === 0 && !(await isAwaited(tx))) await pause(5)
    await tx.deleteFrom('role').where('user_id', '=', world.people[caller].userId).execute()
    return asked.status > 0
  })
  await Promise.all(calls)
  return isEarly ? `${asked.status} at once` : `${asked.status}`
}

const holdTables = async (tx: Tx): Promise<void> => {
  const { rows } = await sql<{ names: string }>`select string_agg(quote_ident(relname), ', ') as names from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(tx)
  await sql.raw(`lock table ${rows[0]?.names} in share mode`).execute(tx)
}

const isAwaited = async (tx: Tx): Promise<boolean> => {
  const { rows } = await sql`select from pg_locks where not granted
    and database = (select oid from pg_database where datname = current_database())`.execute(tx)
  return rows.length > 0
}
