import { type QueryExecutorProvider, sql } from 'kysely'

/** The version of the job that the person applied to; undefined if they have not applied. */
export const versionAppliedTo = async (
  db: QueryExecutorProvider,
  userId: string,
  jobId: string,
): Promise<number | undefined> => {
  const { rows } = await sql<{ version: number }>`select job_version as version from application
    where applicant_id = ${userId} and job_id = ${jobId} and job_version is not null`.execute(db)
  return rows[0]?.version
}
