import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
import { columnOf, contentNames, type JobContent } from './content.ts'
import { excerptOf } from './excerpt.ts'
import { jobColumns, jobTables } from './job.columns.ts'
import type { Job, JobState } from './job.ts'

export const findJob = async (db: QueryExecutorProvider, jobId: string): Promise<Job | undefined> => {
  const { rows } = await sql<Job>`select ${jobColumns} from ${jobTables} where j.job_id = ${jobId}`.execute(db)
  return rows[0]
}

/** Locks the job until the end of the transaction. */
export const findLockedJob = async (tx: Tx, jobId: string): Promise<Job | undefined> => {
  await sql`select from job where job_id = ${jobId} for no key update`.execute(tx)
  return await findJob(tx, jobId)
}

export const groupOf = async (db: Kysely<Tables>, researchGroupId: string): Promise<string | undefined> => {
  const found = await db
    .selectFrom('research_group')
    .select('research_group_id')
    .where('research_group_id', '=', researchGroupId)
    .executeTakeFirst()
  return found?.research_group_id
}

const written = (content: JobContent) => {
  const values = contentNames.map(name => {
    const value = content[name]
    return [columnOf(name), Array.isArray(value) ? JSON.stringify(value) : value] as const
  })
  const excerpts = [
    ['excerpt_en', excerptOf(content.descriptionEn)],
    ['excerpt_de', excerptOf(content.descriptionDe)],
  ] as const
  return [...values, ...excerpts]
}

/** Adds a job in its first version and gives its id. */
export const addJob = async (tx: Tx, jobId: string, researchGroupId: string, by: string, content: JobContent) => {
  const values = written(content)
  await sql`insert into job (job_id, research_group_id, state, created_by, ${sql.join(values.map(([column]) => sql.id(column)))})
    values (${jobId}, ${researchGroupId}, 'DRAFT', ${by}, ${sql.join(values.map(([, value]) => value))})`.execute(tx)
}

/** Replaces what people wrote. The row is locked, so its version is the one that was read. */
export const rewriteJob = async (tx: Tx, jobId: string, content: JobContent): Promise<void> => {
  await sql`update job set ${sql.join(written(content).map(([column, value]) => sql`${sql.id(column)} = ${value}`))},
    version = version + 1, updated_at = now() where job_id = ${jobId}`.execute(tx)
}

/** A job keeps the moment at which it was first published. */
export const moveJob = async (tx: Tx, jobId: string, state: JobState, at: Date): Promise<void> => {
  await sql`update job set state = ${state}, version = version + 1, updated_at = now(),
    stopped_at = case when ${state} = 'PUBLISHED' then null else stopped_at end,
    published_at = case when ${state} = 'PUBLISHED' then coalesce(published_at, ${at}::timestamptz) else published_at end
    where job_id = ${jobId}`.execute(tx)
}

/** Whether the job takes applications is a datum of its row; a new version says when that changed. */
export const setStopped = async (tx: Tx, jobId: string, stoppedAt: Date | null): Promise<void> => {
  await sql`update job set stopped_at = ${stoppedAt}, version = version + 1, updated_at = now()
    where job_id = ${jobId}`.execute(tx)
}

export const removeJob = async (tx: Tx, jobId: string): Promise<void> => {
  await tx.deleteFrom('job').where('job_id', '=', jobId).execute()
}
