import { type QueryExecutorProvider, sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'
import type { JobContent } from '../content.ts'
import type { Job } from '../job.ts'
import type { Revision } from './revision.ts'

export const findRevision = async (db: QueryExecutorProvider, { jobId, version }: Job): Promise<Revision> => {
  const { rows } = await sql<Revision>`select version, base, content, writers from job_revision
    where job_id = ${jobId}`.execute(db)
  return rows[0] ?? { version: 0, base: version, content: null, writers: {} }
}

type Kept = Pick<Revision, 'base' | 'writers'> & {
  readonly content: JobContent | null
  readonly by: string | null
  readonly at: Date
}

/** Changes that were based on the job's latest version stay so when a new version has the same content. */
export const moveBase = async (tx: Tx, jobId: string, from: number, to: number): Promise<void> => {
  await tx.updateTable('job_revision').set({ base: to }).where('job_id', '=', jobId).where('base', '=', from).execute()
}

/** Stores the next version. The job must be locked. */
export const keepRevision = async (tx: Tx, jobId: string, { base, content, writers, by, at }: Kept): Promise<void> => {
  const values = {
    base,
    content: content === null ? null : JSON.stringify(content),
    writers: JSON.stringify(writers),
    by_user: by,
    updated_at: at,
  }
  await tx
    .insertInto('job_revision')
    .values({ job_id: jobId, version: 1, ...values })
    .onConflict(conflict =>
      conflict.column('job_id').doUpdateSet({ ...values, version: sql`job_revision.version + 1` }),
    )
    .execute()
}
