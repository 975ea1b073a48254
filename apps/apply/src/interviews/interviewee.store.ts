import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { joinSeen } from '../applications/seen.ts'
import type { Tx } from '../db/schema.ts'
import { titleKnown } from '../jobs/as-published.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'
import { isKeptOut } from '../people/kept-out.ts'
import { isSent } from '../states/application-states.ts'
import type { Interviewee, IntervieweeState } from './interviewee.ts'

const state = sql`case when s.ends_at <= now() then 'COMPLETED' when s.slot_id is not null then 'SCHEDULED'
  when i.contacted_at is not null then 'INVITED' else 'UNCONTACTED' end`
/** Names come from the application: once it is anonymised, the account does not reveal them either. */
const columns = sql`i.interviewee_id as "intervieweeId", i.process_id as "processId",
  a.research_group_id as "researchGroupId", a.job_id as "jobId", i.application_id as "applicationId", a.applicant_id as "applicantId",
  a.state as "applicationState", coalesce(seen.state, a.state) as "knownState",
  a.anonymised_at as "anonymisedAt", a.first_name as "firstName", a.last_name as "lastName",
  a.email, o.language, ${titleKnown('a', 'j')} as "jobTitle", ${state} as state, i.created_at as "addedAt", i.contacted_at as "contactedAt", b.booking_id as "bookingId", b.slot_id as "slotId", s.starts_at as "startsAt",
  s.ends_at as "endsAt",
  array(select t.user_id from interview_assessment t where t.interviewee_id = i.interviewee_id) as "assessorIds"`
const tables = sql`interviewee i join application a on a.application_id = i.application_id
  join person o on o.user_id = a.applicant_id join job j on j.job_id = a.job_id
  left join interview_booking b on b.interviewee_id = i.interviewee_id
  left join interview_slot s on s.slot_id = b.slot_id ${joinSeen(sql`a.application_id`)}`

const find = async (db: QueryExecutorProvider, where: RawBuilder<unknown>): Promise<readonly Interviewee[]> => {
  const { rows } = await sql<Interviewee>`select ${columns} from ${tables} where ${where}
    order by i.created_at, i.interviewee_id`.execute(db)
  return rows
}

export const findInterviewee = async (db: QueryExecutorProvider, intervieweeId: string) => {
  const [found] = await find(db, sql`i.interviewee_id = ${intervieweeId}`)
  return found
}

export const findOfPerson = async (db: QueryExecutorProvider, processId: string, userId: string) => {
  const [found] = await find(db, sql`i.process_id = ${processId} and a.applicant_id = ${userId}`)
  return found
}

export const findOfApplication = async (db: QueryExecutorProvider, applicationId: string) => {
  const [found] = await find(db, sql`i.application_id = ${applicationId}`)
  return found
}

/**
 * Locks the application first, as withdrawing does, so that its state stays the same. A caller that will change it
 * takes the exclusive lock from the start, to avoid deadlocks.
 */
export const findLockedInterviewee = async (
  tx: Tx,
  intervieweeId: string,
  lock: 'share' | 'no key update',
): Promise<Interviewee | undefined> => {
  await sql`select from application where application_id =
    (select application_id from interviewee where interviewee_id = ${intervieweeId}) for ${sql.raw(lock)}`.execute(tx)
  await sql`select from interviewee where interviewee_id = ${intervieweeId} for update`.execute(tx)
  return await findInterviewee(tx, intervieweeId)
}

/** The named interviewees, or all who can still get their first invitation. */
export const lockToInvite = async (
  tx: Tx,
  processId: string,
  intervieweeIds: readonly string[] | undefined,
): Promise<readonly Interviewee[]> => {
  const which =
    intervieweeIds === undefined
      ? sql`i.contacted_at is null and not exists (
          select from interview_booking x where x.interviewee_id = i.interviewee_id)`
      : sql`i.interviewee_id = any(${intervieweeIds}::uuid[])`
  const { rows } = await sql<{ id: string }>`select i.interviewee_id as id from interviewee i
    join application a on a.application_id = i.application_id
    where i.process_id = ${processId} and ${which} order by i.interviewee_id
    for share of a for update of i`.execute(tx)
  return await find(tx, sql`i.interviewee_id = any(${rows.map(({ id }) => id)}::uuid[])`)
}

export const intervieweeOrder = {
  sortable: {
    name: sql`lower(a.last_name || ' ' || a.first_name)`,
    addedAt: sql`i.created_at`,
    state,
    startsAt: sql`coalesce(s.starts_at, 'infinity')`,
  },
  sortedBy: 'name',
}

/** Readers do not see themselves on the list before they are invited, nor whom they are recused from. */
export const listInterviewees = (
  db: QueryExecutorProvider,
  readerId: string,
  processId: string,
  { state: wanted, ...asked }: ListQuery & { readonly state?: IntervieweeState },
): Promise<Page<Interviewee>> => {
  const listed = {
    select: columns,
    from: tables,
    where: sql`i.process_id = ${processId} and (a.applicant_id <> ${readerId} or i.contacted_at is not null)
      and not ${isKeptOut(readerId, 'a.application_id')}
      ${wanted === undefined ? sql`` : sql`and ${state} = ${wanted}`}`,
    id: sql`i.interviewee_id`,
    ...intervieweeOrder,
  }
  return readPage<Interviewee>(db, listed, asked)
}

/** The applications that were sent for this job and exist for the reader; drafts do not exist for the group. */
export const sentFor = async (
  db: QueryExecutorProvider,
  readerId: string,
  jobId: string,
  applicationIds: readonly string[],
) => {
  const { rows } = await sql<{ id: string }>`select application_id as id from application
    where job_id = ${jobId} and ${isSent('application')} and not ${isKeptOut(readerId, 'application.application_id')}
      and application_id = any(${applicationIds}::uuid[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** Adds an application to the shortlist and returns its entry, even if it is there already. */
export const addInterviewee = async (tx: Tx, processId: string, applicationId: string) => {
  const { rows: added } = await sql<{ id: string }>`insert into interviewee (process_id, application_id)
    values (${processId}, ${applicationId}) on conflict (process_id, application_id) do nothing
    returning interviewee_id as id`.execute(tx)
  if (added[0]) return { intervieweeId: added[0].id, isNew: true }
  const { rows } = await sql<{ id: string }>`select interviewee_id as id from interviewee
    where process_id = ${processId} and application_id = ${applicationId}`.execute(tx)
  return { intervieweeId: rows[0]?.id ?? '', isNew: false }
}

export const findAll = (db: QueryExecutorProvider, intervieweeIds: readonly string[]) =>
  find(db, sql`i.interviewee_id = any(${intervieweeIds}::uuid[])`)

export const markContacted = async (tx: Tx, intervieweeId: string, at: Date): Promise<void> => {
  await sql`update interviewee set contacted_at = coalesce(contacted_at, ${at}::timestamptz)
    where interviewee_id = ${intervieweeId}`.execute(tx)
}

export const removeInterviewee = async (tx: Tx, intervieweeId: string): Promise<void> => {
  await tx.deleteFrom('interviewee').where('interviewee_id', '=', intervieweeId).execute()
}
