import type { Actor } from '@kolleg/access'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Static } from 'typebox'
import { listAssessments } from './assessment.store.ts'
import { readProcess } from './get.ts'
import { findOfApplication } from './interviewee.store.ts'
import { type IntervieweeDetail, intervieweeDetail } from './interviewee.view.ts'

/**
 * The interview of an application that the caller may evaluate, with the assessments they may see; null if there is none.
 */
export const interviewOf = async (
  db: QueryExecutorProvider,
  actor: Actor,
  applicationId: string,
): Promise<Static<typeof IntervieweeDetail> | null> => {
  const interviewee = await findOfApplication(db, applicationId)
  if (interviewee === undefined) return null
  const process = await readProcess(db, actor, interviewee.processId)
  return intervieweeDetail(actor, process, interviewee, await listAssessments(db, interviewee.intervieweeId))
}

/** Whether anybody has given an assessment, also one that is set aside; such an interview stays on record. */
export const wasAssessed = async (db: QueryExecutorProvider, applicationId: string): Promise<boolean> => {
  const { rows } = await sql`select from interview_assessment join interviewee using (interviewee_id)
      where application_id = ${applicationId}
    union all select from recusal
      where application_id = ${applicationId} and judged_before ? 'assessment' limit 1`.execute(db)
  return rows.length > 0
}
