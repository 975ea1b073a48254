import { sqlState } from '@kolleg/database'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Spooled } from './spool.ts'

const attempts = 3

/**
 * Keeps a file and does the work that gives it a name. The row of the file is there before the file is, so that one
 * without a name is found again; a file that is taken away in between is kept once more.
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
        context.log.warn({ err }, 'a file without a name is left for the sweep'),
      )
      throw error
    }
  }
}

/** Not at once: that would take longer where nobody else has it, and tell so. */
const removeLater = ({ database, outbox }: Context, sha256: string): Promise<void> =>
  database.transaction(tx => outbox.put(tx, 'file', sha256))

const isTakenAway = (error: unknown): boolean =>
  sqlState(error) === '23503' &&
  error instanceof Error &&
  'constraint' in error &&
  /sha256/.test(String(error.constraint))
