import { type Kysely, sql } from 'kysely'

/** Often enough that the server, which ends a silent transaction after ten seconds, sees that we are alive. */
const beatMs = 3_000

/**
 * Runs `work` while no other process runs work of the same name on this database. The lock belongs to a transaction
 * that does nothing else: the server frees it if this process dies, freezes or loses its connection.
 */
export const exclusively = <Schema, T>(query: Kysely<Schema>, name: string, work: () => Promise<T>): Promise<T> =>
  query.transaction().execute(async tx => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
    let beat: Promise<unknown> = Promise.resolve()
    // A lost lock shows when the transaction ends.
    const timer = setInterval(() => void (beat = sql`select 1`.execute(tx).catch(() => {})), beatMs)
    try {
      return await work()
    } finally {
      clearInterval(timer)
      await beat
    }
  })
