import { type QueryExecutorProvider, sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import type { Assessment } from './assessment.ts'

const columns = sql`t.user_id as "userId", n.first_name as "firstName", n.last_name as "lastName", t.overall, t.criteria,
  t.notes, t.version, t.updated_at as "updatedAt"`

export const listAssessments = async (db: QueryExecutorProvider, intervieweeId: string) => {
  const { rows } = await sql<Assessment>`select ${columns} from interview_assessment t
    join person n on n.user_id = t.user_id where t.interviewee_id = ${intervieweeId}
    order by n.last_name, n.first_name, n.user_id`.execute(db)
  return rows
}

type Given = Pick<Assessment, 'overall' | 'criteria' | 'notes'>

/** Locks the interviewee, so that nobody saves two assessments at once. */
export const keepAssessment = async (
  tx: Tx,
  intervieweeId: string,
  userId: string,
  { overall, criteria, notes }: Given,
): Promise<void> => {
  await sql`insert into interview_assessment (interviewee_id, user_id, overall, criteria, notes)
    values (${intervieweeId}, ${userId}, ${overall}, ${JSON.stringify(criteria)}, ${notes})
    on conflict (interviewee_id, user_id) do update set overall = excluded.overall, criteria = excluded.criteria,
      notes = excluded.notes, version = interview_assessment.version + 1, updated_at = now()`.execute(tx)
}
