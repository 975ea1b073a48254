import { type QueryExecutorProvider, sql } from 'kysely'
import type { Assessment } from '../../references/assessment.ts'
import type { ReferenceState } from '../../references/reference.ts'

export type ReferenceLine = {
  readonly referenceId: string
  readonly state: ReferenceState
  readonly title: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly institution: string
  readonly relationship: string
  readonly confidential: boolean | null
  readonly requestedAt: Date | null
  readonly answeredAt: Date | null
  /** Only if handed in: a draft belongs to the referee. */
  readonly assessment: Assessment | null
}

export const findReferences = async (
  db: QueryExecutorProvider,
  applicationId: string,
): Promise<readonly ReferenceLine[]> => {
  const { rows } = await sql<ReferenceLine>`select r.reference_id as "referenceId", r.state, r.title,
      r.first_name as "firstName", r.last_name as "lastName", r.email, r.institution, r.relationship, r.confidential,
      r.requested_at as "requestedAt", r.answered_at as "answeredAt",
      case when r.state = 'SUBMITTED' then r.assessment end as assessment
    from reference r where r.application_id = ${applicationId} order by r.created_at, r.reference_id`.execute(db)
  return rows
}

export const countComments = async (db: QueryExecutorProvider, applicationId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from internal_comment
    where application_id = ${applicationId}`.execute(db)
  return rows[0]?.count ?? 0
}
