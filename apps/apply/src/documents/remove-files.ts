import { sqlState } from '@kolleg/database'
import type { Context } from '../context.ts'
import type { Effect } from '../outbox/effect.ts'

/**
 * Deletes a file without references. Its row is locked meanwhile, so an upload of the same file waits and stores it
 * again. A crash in between leaves a row without a file, which the next attempt or sweep removes.
 */
export const removeUnused = async ({ database, files }: Context, sha256: string): Promise<void> => {
  try {
    await database.transaction(async tx => {
      const row = await tx.deleteFrom('stored_file').where('sha256', '=', sha256).returning('sha256').executeTakeFirst()
      if (row) await files.remove(sha256)
    })
  } catch (error) {
    // A foreign key refused: the file is still in use.
    if (sqlState(error) !== '23503') throw error
  }
}

/** The outbox carries it out as `file`. */
export const removingFiles = (context: Context): Effect => ({
  carryOut: sha256 => removeUnused(context, sha256),
  giveUp: async sha256 =>
    context.log.error({ file: sha256 }, 'a file could not be removed; the next sweep tries again'),
})
