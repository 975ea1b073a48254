import { randomUUID } from 'node:crypto'
import type { Actor } from '@kolleg/access'
import type { Tx } from '../db/schema.ts'
import type { JobContent } from './content.ts'
import { keepNew } from './create.ts'
import { getJob } from './get.ts'
import { jobs } from './job.policy.ts'
import type { Job } from './job.ts'
import { wordsWithChanges } from './revision/finish.ts'
import { todayIn } from './today-in.ts'

/**
 * A new DRAFT with the same words, or with those of its pending changes; its questions are new ones, and dates that have
 * passed are left out.
 */
export const duplicateJob = async (
  tx: Tx,
  actor: Actor,
  jobId: string,
  { withChanges = false }: { readonly withChanges?: boolean } = {},
): Promise<Job> => {
  const { record: job } = jobs.permit(actor, 'duplicate', await getJob(tx, jobId))
  const { words, writers } = withChanges ? await wordsWithChanges(tx, job) : { words: job, writers: {} }
  const today = todayIn(job.timezone)
  const ahead = (date: string | null): string | null => (date !== null && date >= today ? date : null)
  const content: JobContent = {
    ...words,
    startDate: ahead(words.startDate),
    applicationDeadline: ahead(words.applicationDeadline),
    promisedDecisionBy: ahead(words.promisedDecisionBy),
    questions: words.questions.map(question => ({ ...question, questionId: randomUUID() })),
  }
  return await keepNew(tx, actor, 'duplicate', job.researchGroupId, content, { duplicateOf: jobId, writers })
}
