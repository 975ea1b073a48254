import { sqlState } from '@kolleg/database'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Spooled } from './spool.ts'

const attempts = 3

/**
 * Stores a file and does the work that refers to it. The row comes before the file, so that a file without references
 * can be found; a file that is removed in between is stored again.
 */
export const keepingFile = async <T>(context: Context, spooled: Spooled, work: () => Promise<T>): Promise<T> => {
  const { sha256, sizeBytes, path } = spooled
  for (let attempt = 1; ; attempt++) {
    try {
      await sql`insert into stored_file (sha256, size_bytes) values (${sha256}, ${sizeBytes})
        on conflict (sha256) do update set claimed_at = now()`.execute(context.database.query)
      await context.files.keep(sha256, path)
      return await work()
    } catch (error) {
      if (attempt < attempts && isTakenAway(error)) continue
      await removeLater(context, sha256).catch(err =>
        context.log.warn({ err }, 'the removal of a file could not be scheduled; the sweep removes it'),
      )
      throw error
    }
  }
}

/** Later, because removing at once takes longer if nobody else has the file, and would reveal that. */
const removeLater = ({ database, outbox }: Context, sha256: string): Promise<void> =>
  database.transaction(tx => outbox.put(tx, 'file', sha256))

const isTakenAway = (error: unknown): boolean =>
  sqlState(error) === '23503' &&
  error instanceof Error &&
  'constraint' in error &&
  /sha256/.test(String(error.constraint))
