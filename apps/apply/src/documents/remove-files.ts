import { sqlState } from '@kolleg/database'
import type { Context } from '../context.ts'
import type { Effect } from '../outbox/effect.ts'

/**
 * Removes a file that nothing names any more. Its row is held meanwhile: whoever brings the same file waits and then
 * keeps it anew. A crash in between leaves a row without a file, which the next attempt or the next sweep removes.
 */
export const removeUnused = async ({ database, files }: Context, sha256: string): Promise<void> => {
  try {
    await database.transaction(async tx => {
      const row = await tx.deleteFrom('stored_file').where('sha256', '=', sha256).returning('sha256').executeTakeFirst()
      if (row) await files.remove(sha256)
    })
  } catch (error) {
    // The foreign keys count the references: it is still in use.
    if (sqlState(error) !== '23503') throw error
  }
}

/** To be carried out by the outbox as `file`. */
export const removingFiles = (context: Context): Effect => ({
  carryOut: sha256 => removeUnused(context, sha256),
  giveUp: async sha256 =>
    context.log.error({ file: sha256 }, 'a file could not be removed; the next sweep tries again'),
})
