import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { titleKnown } from '../jobs/as-published.ts'
import { fullName } from '../people/full-name.ts'
import { provenAddress } from '../people/proven-address.ts'
import type { Interview } from './interview.ts'

const columns = sql`b.booking_id as "bookingId", b.sequence, b.timezone as "readersZone", b.reminder_id as "reminderId",
  b.process_id as "processId", b.slot_id as "slotId", b.interviewee_id as "intervieweeId",
  i.application_id as "applicationId", a.state as "applicationState", ${titleKnown('a', 'j')} as "jobTitle", g.research_group_id as "researchGroupId",
  g.name as "groupName", g.email as "groupEmail", g.timezone as zone, s.starts_at as "startsAt", s.ends_at as "endsAt",
  s.location, s.link,
  (select coalesce(jsonb_agg(${fullName('n')} order by n.last_name, n.first_name), '[]')
    from interview_interviewer v join person n on n.user_id = v.user_id where v.slot_id = s.slot_id) as interviewers,
  (select coalesce(jsonb_agg(jsonb_build_object('userId', n.user_id, 'firstName', n.first_name,
      'name', ${fullName('n')}, 'address', ${provenAddress('n')}, 'language', n.language)
      order by n.last_name, n.first_name, n.user_id), '[]')
    from interview_interviewer v join person n on n.user_id = v.user_id
    join role m on m.user_id = v.user_id and m.research_group_id = p.research_group_id
    where v.slot_id = s.slot_id) as panel,
  a.applicant_id as "applicantId", a.first_name as "firstName", a.last_name as "lastName",
  case when a.email = '' then '' else coalesce(nullif(${provenAddress('o')}, ''), a.email) end as email, o.language`
const tables = sql`interview_booking b join interview_slot s on s.slot_id = b.slot_id
  join interviewee i on i.interviewee_id = b.interviewee_id join application a on a.application_id = i.application_id
  join person o on o.user_id = a.applicant_id join interview_process p on p.process_id = b.process_id
  join job j on j.job_id = p.job_id join research_group g on g.research_group_id = p.research_group_id`

export const findInterviews = async (db: QueryExecutorProvider, where: RawBuilder<unknown>) => {
  const { rows } = await sql<Interview>`select ${columns} from ${tables} where ${where}
    order by s.starts_at, b.booking_id`.execute(db)
  return rows
}

const findInterview = async (db: QueryExecutorProvider, bookingId: string): Promise<Interview> => {
  const [found] = await findInterviews(db, sql`b.booking_id = ${bookingId}`)
  if (found === undefined) throw new Error('A booking that was held is gone.')
  return found
}

/** The bookings that have not begun, locked against every other change. */
export const lockAhead = async (
  tx: Tx,
  by: 'process_id' | 'application_id' | 'interviewee_id' | 'slot_id',
  id: string,
): Promise<readonly Interview[]> => {
  const column = by === 'application_id' ? sql`i.application_id` : sql`b.${sql.id(by)}`
  const { rows } = await sql<{ id: string }>`select b.booking_id as id from interview_booking b
    join interview_slot s on s.slot_id = b.slot_id join interviewee i on i.interviewee_id = b.interviewee_id
    where ${column} = ${id} and s.starts_at > now() order by b.booking_id for update of b`.execute(tx)
  return rows.length === 0 ? [] : await findInterviews(tx, sql`b.booking_id = any(${rows.map(row => row.id)}::uuid[])`)
}

type New = {
  readonly processId: string
  readonly slotId: string
  readonly intervieweeId: string
  readonly zone: string | null
}

export const addBooking = async (tx: Tx, { processId, slotId, intervieweeId, zone }: New): Promise<Interview> => {
  const { booking_id } = await tx
    .insertInto('interview_booking')
    .values({ process_id: processId, slot_id: slotId, interviewee_id: intervieweeId, timezone: zone })
    .returning('booking_id')
    .executeTakeFirstOrThrow()
  return await findInterview(tx, booking_id)
}

/** Moves a booking to another slot. Its calendar id stays the same. */
export const moveBooking = async (tx: Tx, bookingId: string, slotId: string, zone: string | null) => {
  await sql`update interview_booking set slot_id = ${slotId}, timezone = coalesce(${zone}::text, timezone),
    sequence = sequence + 1, updated_at = now() where booking_id = ${bookingId}`.execute(tx)
  return await findInterview(tx, bookingId)
}

/** Counts a change of the slot itself. */
export const raiseSequence = async (tx: Tx, bookingId: string): Promise<Interview> => {
  await sql`update interview_booking set sequence = sequence + 1, updated_at = now()
    where booking_id = ${bookingId}`.execute(tx)
  return await findInterview(tx, bookingId)
}

export const keepReminder = async (tx: Tx, bookingId: string, letterId: string | null): Promise<void> => {
  await sql`update interview_booking set reminder_id = ${letterId} where booking_id = ${bookingId}`.execute(tx)
}

export const removeBooking = async (tx: Tx, bookingId: string): Promise<void> => {
  await tx.deleteFrom('interview_booking').where('booking_id', '=', bookingId).execute()
}
