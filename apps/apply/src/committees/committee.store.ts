import { type QueryExecutorProvider, sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { fullName } from '../people/full-name.ts'
import { isSent } from '../states/application-states.ts'
import type { CommitteeRecord, SeatKind } from './committee.ts'

/** Also of a position that has none yet. */
export const findCommittee = async (db: QueryExecutorProvider, jobId: string): Promise<CommitteeRecord | undefined> => {
  const { rows } = await sql<CommitteeRecord>`select j.job_id as "jobId", j.research_group_id as "researchGroupId",
      coalesce(c.committee_only, false) as "committeeOnly", coalesce(c.version, 0) as version,
      coalesce((select json_agg(json_build_object('userId', s.user_id, 'name', ${fullName('p')}, 'kind', s.kind,
          'isMember', exists (select from seated x where x.job_id = s.job_id and x.user_id = s.user_id),
          'givenAt', s.given_at) order by s.kind, p.last_name, p.first_name, s.user_id)
        from committee_seat s join person p on p.user_id = s.user_id where s.job_id = j.job_id), '[]') as seats
    from job j left join committee c on c.job_id = j.job_id where j.job_id = ${jobId}`.execute(db)
  const [row] = rows
  return row && { ...row, seats: row.seats.map(seat => ({ ...seat, givenAt: new Date(seat.givenAt) })) }
}

type Change = {
  readonly jobId: string
  readonly committeeOnly: boolean
  readonly seats: readonly { readonly userId: string; readonly kind: SeatKind }[]
  readonly by: string
}

/** Seats that stay keep their date. */
export const putCommittee = async (tx: Tx, { jobId, committeeOnly, seats, by }: Change): Promise<void> => {
  await sql`insert into committee (job_id, committee_only, changed_by) values (${jobId}, ${committeeOnly}, ${by})
    on conflict (job_id) do update set committee_only = excluded.committee_only, changed_by = excluded.changed_by,
      changed_at = clock_timestamp(), version = committee.version + 1`.execute(tx)
  const ids = seats.map(({ userId }) => userId)
  await sql`delete from committee_seat where job_id = ${jobId} and user_id <> all(${ids}::uuid[])`.execute(tx)
  await sql`insert into committee_seat (job_id, user_id, kind)
    select ${jobId}, s.user_id, s.kind
    from unnest(${ids}::uuid[], ${seats.map(({ kind }) => kind)}::text[]) as s (user_id, kind)
    on conflict (job_id, user_id) do update set kind = excluded.kind`.execute(tx)
}

/** How many applications of others there are in each state, for members who may see none of them as well. */
export const countApplications = async (
  db: QueryExecutorProvider,
  jobId: string,
  readerId: string,
): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await sql<{ state: string; count: number }>`select a.state, count(*)::int as count from application a
    where a.job_id = ${jobId} and ${isSent('a')} and a.applicant_id <> ${readerId}
      and not exists (select from recusal x
      where x.application_id = a.application_id and x.user_id = ${readerId} and x.lifted_at is null)
    group by a.state order by a.state`.execute(db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** The members of the group for whom the applications do not exist. */
export const findOutsiders = async (tx: Tx, jobId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select distinct r.user_id as id
    from job j join committee c on c.job_id = j.job_id and c.committee_only
      join role r on r.research_group_id = j.research_group_id and r.role in ('EMPLOYEE', 'PROFESSOR')
    where j.job_id = ${jobId} and not exists (
      select from committee_seat s where s.job_id = j.job_id and s.user_id = r.user_id)`.execute(tx)
  return rows.map(({ id }) => id)
}
