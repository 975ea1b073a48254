import { type QueryExecutorProvider, sql } from 'kysely'
import type { Job } from '../jobs/job.ts'

/** Whether the one who last wrote that field of a job has turned the AI off. */
export const isKeptFromAi = async (db: QueryExecutorProvider, jobId: string, field: keyof Job): Promise<boolean> => {
  const { rows } = await sql<{ off: boolean }>`select p.ai_opt_out as off from job_version v
    join person p on p.user_id = v.by_user
    where v.job_id = ${jobId} and (${field} = any(v.changed) or v.version = 1)
    order by v.version desc limit 1`.execute(db)
  return rows[0]?.off ?? false
}
