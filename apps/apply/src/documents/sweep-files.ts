import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { removeUnused } from './remove-files.ts'
import { clearSpool, spoolIn } from './spool.ts'

const batch = 500

/** Deletes files that nothing has referred to for a day: requests that died leave them behind. */
export const sweepFiles = async (context: Context): Promise<void> => {
  await clearSpool(spoolIn(context.config.DATA_DIR))
  let after = ''
  for (;;) {
    const { rows } = await sql<{ sha256: string }>`select sha256 from stored_file
      where claimed_at < now() - interval '1 day' and sha256 > ${after}
        and not exists (select from document where document.sha256 = stored_file.sha256)
      order by sha256 limit ${batch}`.execute(context.database.query)
    for (const { sha256 } of rows) await removeUnused(context, sha256)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.sha256
  }
}
