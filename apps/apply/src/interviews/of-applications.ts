import { type QueryExecutorProvider, sql } from 'kysely'
import { joinSeen } from '../applications/seen.ts'

/** What applicants see of an interview next to their application. */
export type InterviewOfMine = {
  readonly processId: string
  /** Null until a time is chosen. */
  readonly startsAt: Date | null
  readonly timezone: string
}

type Row = InterviewOfMine & { readonly applicationId: string }

/**
 * By application: the person's own interviews to which, as far as they know, they are invited, or which they have
 * booked.
 */
export const interviewsOf = async (
  db: QueryExecutorProvider,
  userId: string,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, InterviewOfMine>> => {
  const { rows } = await sql<Row>`select a.application_id as "applicationId", i.process_id as "processId",
      s.starts_at as "startsAt", g.timezone
    from interviewee i join application a on a.application_id = i.application_id
    join research_group g on g.research_group_id = a.research_group_id
    left join interview_booking b on b.interviewee_id = i.interviewee_id
    left join interview_slot s on s.slot_id = b.slot_id ${joinSeen(sql`a.application_id`)}
    where i.application_id = any(${applicationIds}::uuid[]) and a.applicant_id = ${userId}
      and i.contacted_at is not null
      and (s.slot_id is not null or coalesce(seen.state, a.state) = 'INTERVIEW')`.execute(db)
  return new Map(rows.map(({ applicationId, ...interview }) => [applicationId, interview]))
}
