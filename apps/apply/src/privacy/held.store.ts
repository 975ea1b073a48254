import { type QueryExecutorProvider, sql } from 'kysely'
import { titleKnown } from '../jobs/as-published.ts'
import { holds, isHeldIn } from '../jobs/held.ts'
import { isSent } from '../states/application-states.ts'

export type Held = { readonly jobTitle: string; readonly until: string }

/** The procedures of a person that legal holds keep. Drafts are their own, and are not kept. */
export const heldOf = async (db: QueryExecutorProvider, userId: string): Promise<readonly Held[]> => {
  const { rows } = await sql<Held>`select ${titleKnown('application', 'job')} as "jobTitle", h.until
    from application join job using (job_id) join legal_hold h using (job_id)
    where application.applicant_id = ${userId} and application.anonymised_at is null
      and ${isSent('application')} and ${holds('h')}
    order by h.until, application.application_id`.execute(db)
  return rows
}

/** Of these, those that legal holds keep. Read after they are locked, when no hold can begin any more. */
export const heldAmong = async (db: QueryExecutorProvider, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`select application_id as id from application
    where application_id = any(${[...ids]}::uuid[]) and ${isHeldIn('application.job_id')}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
