import { type QueryExecutorProvider, sql } from 'kysely'
import type { JobBody } from './content.ts'
import type { Job, Question } from './job.ts'

type Asking = Pick<Question, 'questionId'>
type Of = Pick<Job, 'jobId' | 'questions'>

/**
 * The questions that a body may mean by their ids: those of the job, and those it had once. What was taken out and
 * comes back is the same question, so that old answers still belong to it.
 */
export const knownQuestions = async (
  db: QueryExecutorProvider,
  { jobId, questions }: Of,
  body: Partial<JobBody>,
  others: readonly Asking[] = [],
): Promise<readonly Asking[]> => {
  const known = [...questions, ...others]
  const asked = (body.questions ?? []).flatMap(({ questionId }) => questionId?.toLowerCase() ?? [])
  const missing = asked.filter(id => !known.some(({ questionId }) => questionId === id))
  if (missing.length === 0) return known
  const { rows } = await sql<Asking>`select distinct q ->> 'questionId' as "questionId"
    from job_version v cross join lateral jsonb_array_elements(v.content -> 'questions') q
    where v.job_id = ${jobId} and q ->> 'questionId' = any(${missing})`.execute(db)
  return [...known, ...rows]
}
